/**
 * Makes everything outside an element inert, for as long as it covers the page.
 *
 * @param inside - what stays in use
 * @param exceptions - a selector of what else does
 * @returns a function that undoes it
 */
export function createOutsideInert(inside: Element | null, exceptions: string): () => void {
  const disabled: Element[] = []
  for (let element = inside; element && element !== document.body; element = element.parentElement) {
    for (const other of element.parentElement?.children ?? []) {
      if (other === element || other.hasAttribute('inert') || other.matches(exceptions)) continue
      other.setAttribute('inert', '')
      disabled.push(other)
    }
  }
  return () => {
    for (const other of disabled) other.removeAttribute('inert')
  }
}
