/** Fetches a page when a reader points at a link to it, touches it, or reaches it with the keyboard. */
import { fetchAhead, isPage } from './pages'

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Watches the whole document, also for links to come. */
export function watchIntent(): void {
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
}

function onSign({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target === '_blank') return
  if (link.pathname !== location.pathname && isPage(link.pathname)) fetchAhead(link.pathname, 'preload')
}
