/**
 * The static components that pages may use: they have no state, effects or event handlers. The server renders them, and
 * the browser gets their HTML but no code. `Details` is static because browsers open and close it themselves.
 */
export const STATIC_COMPONENTS: ReadonlySet<string> = new Set([
  'Additions',
  'Changes',
  'CodeSample',
  'Comparison',
  'DemoGallery',
  'Details',
  'InstalledVersion',
  'Options',
  'SymptomFilter',
  'Symptoms',
  'TrySample',
])

/** Folders whose exports are all static. */
export const STATIC_SOURCES = ['@site/src/components/diagrams/', '@site/src/components/home/'] as const

/**
 * The interactive components, which React also renders in the browser, and the modules that pages import them from.
 * Pages use them at the top level only.
 */
export const INTERACTIVE_COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['LiveDemo', '@site/src/features/demos/LiveDemo'],
])
