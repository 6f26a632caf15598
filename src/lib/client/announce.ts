let region: HTMLElement | undefined

/** Makes screen readers announce a text, without moving the focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'code-announcer visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  const target = region
  target.textContent = ''
  // A region that was just added, or that gets the same text again, is announced only if the text is set later.
  setTimeout(() => (target.textContent = text), 50)
}
