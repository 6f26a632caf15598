/** Turns a record's absolute address into a path for the router, so that the reader stays on the same host. */
export function toLocalUrl(recordUrl: string): string {
  const { pathname, search, hash } = new URL(recordUrl)
  return pathname + search + hash
}
