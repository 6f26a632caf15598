/** The id that a demo has on its page. */
export function anchorOf(name: string): string {
  return `demo-${name}`
}
