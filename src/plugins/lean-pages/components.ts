/**
 * What pages may use, by name: components without state, effects or event handlers. The server renders them, and the
 * browser gets their HTML and none of their code. `Details` opens and closes by itself, as browsers have it.
 */
export const STATIC_COMPONENTS: ReadonlySet<string> = new Set([
  'CodeSample',
  'DemoGallery',
  'Details',
  'Options',
  'Symptoms',
])

/** Folders whose exports are all static. */
export const STATIC_SOURCES = ['@site/src/components/diagrams/'] as const

/**
 * Components that React owns in the browser too, and the modules that pages import them from. They stand at the top
 * level of a page.
 */
export const INTERACTIVE_COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['LiveDemo', '@site/src/demos/LiveDemo'],
])
