import type { ScreenLook } from '../../shared/try-it/messages'

/** The colors of a screen, by the page's custom properties that have them. */
const COLORS = {
  ground: '--color-surface-raised',
  text: '--color-text',
  surface: '--color-surface',
  control: '--color-line-strong',
  accent: '--color-accent',
} as const

/** The look of the page as it is now. */
export function lookOfPage(): ScreenLook {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const colors = Object.entries(COLORS).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ])
  return {
    scheme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    colors: Object.fromEntries(colors) as Record<string, string>,
  }
}

/**
 * Calls a function when the reader changes the color mode.
 *
 * @returns what ends it
 */
export function watchLook(onChange: (look: ScreenLook) => void): () => void {
  const observer = new MutationObserver(() => onChange(lookOfPage()))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
