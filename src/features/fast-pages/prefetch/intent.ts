/** Prefetches a page when a reader points at a link to it, touches the link, or focuses it. */
import { isPage, load } from './pages'
import { giveWayTo } from './visible-links'

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Watches the whole document, so links of later pages are included. */
export function watchIntent(): void {
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true })
}

function onSign({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target === '_blank') return
  if (link.pathname !== location.pathname && isPage(link.pathname)) {
    void giveWayTo(link.pathname, load)
  }
}
