/**
 * The link that a click follows, if it leads to a page of this site and the browser would show it in place of this one.
 *
 * @param container - selector of the elements whose links are meant
 */
export function linkToFollow(event: MouseEvent, container: string): HTMLAnchorElement | null {
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${container} a[href]`) : null
  if (link === null || event.defaultPrevented || !isPlainClick(event) || !isToPage(link)) return null
  return link
}

/** Whether a path is that of a file: its last part has a dot. */
function isToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false
  if (link.target !== '' && link.target !== '_self') return false
  if (link.getAttribute('href')?.startsWith('#') || /\.[^/]*$/.test(link.pathname)) return false
  return !(link.pathname === location.pathname && link.search === location.search && link.hash !== '')
}

type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click on a link is for this tab: with other buttons or keys, browsers open or save the link elsewhere. */
export function isPlainClick({ altKey, button, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
