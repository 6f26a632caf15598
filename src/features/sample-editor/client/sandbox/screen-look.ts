import type { ScreenLook } from '../../../sample-runtime/protocol/messages'

/** The colors of a screen, by the page's custom properties that have them. */
const COLORS = {
  '--ground': '--color-surface-raised',
  '--text': '--color-text',
  '--surface': '--color-surface',
  '--control': '--color-line-strong',
  '--accent': '--color-accent',
} as const

/**
 * The look of the page as it is now.
 *
 * @param more - names of custom properties that the screen needs as well; those that the page doesn't have are left out
 */
export function lookOfPage(more: readonly string[]): ScreenLook {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const valueOf = (property: string) => style.getPropertyValue(property).trim()
  const colors = Object.entries(COLORS).map(([name, property]) => [name, valueOf(property)])
  const others = more.map((property) => [property, valueOf(property)]).filter(([, value]) => value !== '')
  return {
    scheme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    properties: Object.fromEntries([...colors, ...others]) as Record<string, string>,
  }
}

/**
 * Calls a function when the reader changes the color mode, and when a place comes into view that was in a hidden part of the
 * page: there, a screen has no size.
 *
 * @returns what ends it
 */
export function watchLook(place: HTMLElement, onChange: () => void): () => void {
  const modes = new MutationObserver(onChange)
  modes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  let isHidden = false
  const sizes = new ResizeObserver(() => {
    const wasHidden = isHidden
    isHidden = place.getClientRects().length === 0
    if (wasHidden && !isHidden) onChange()
  })
  sizes.observe(place)
  return () => {
    modes.disconnect()
    sizes.disconnect()
  }
}
