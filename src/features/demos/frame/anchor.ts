/** The id that a demo has on its page. */
export function getAnchor(name: string): string {
  return `demo-${name}`
}
