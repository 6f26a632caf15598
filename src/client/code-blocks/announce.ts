let region: HTMLElement | undefined

/** Has screen readers say something, without moving the focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'code-announcer visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  const target = region
  target.textContent = ''
  // A region that was just added, or that says the same again, speaks only if the text comes later.
  setTimeout(() => (target.textContent = text), 50)
}
