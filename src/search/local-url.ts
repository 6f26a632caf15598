/** Turns a record's address into one for the router, which stays on the site that the reader is on. */
export function toLocalUrl(recordUrl: string): string {
  const { pathname, search, hash } = new URL(recordUrl)
  return pathname + search + hash
}
