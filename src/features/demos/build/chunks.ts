/**
 * If a module is in several groups, the one with the highest priority gets it. Docusaurus puts all styles into one file,
 * and modules that half of the pages use into a chunk of every page.
 */
const ABOVE_STYLES = 60
const BELOW_STYLES = 45

/** Of modules that are loaded after the page's first scripts, even if they are small. */
const SHARED = { chunks: 'async', enforce: true, priority: ABOVE_STYLES } as const

const ofDemos = ({ name }: { name?: string | null }) => name?.startsWith('demo-') === true

/**
 * Chunks that all demos share, so that no demo has a copy of its own and no page without a demo loads any of it.
 *
 * The styles of the frame and of the kit go with them, and with the kit the few that a demo has of its own: a sheet for them
 * would be smaller than its headers.
 */
export const DEMO_CHUNKS = {
  'redux-toolkit': {
    ...SHARED,
    name: 'redux-toolkit',
    test: /[\\/]node_modules[\\/](@reduxjs[\\/]toolkit[\\/]dist[\\/](?!query[\\/])|(redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store)[\\/])/,
  },
  'rtk-query': {
    ...SHARED,
    name: 'rtk-query',
    test: /[\\/]node_modules[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]/,
  },
  'demo-kit': {
    ...SHARED,
    name: 'demo-kit',
    // The inspector of stores has a copy of its own of what both show, so that it doesn't load the kit.
    chunks: ofDemos,
    test: /[\\/]src[\\/]features[\\/](?:(?:demos[\\/]kit|simulated-server|store-inspector[\\/](?:shared|protocol|client[\\/](?:data|details|lane)))[\\/]|demos[\\/](?!frame|gallery)[\w-]+[\\/][\w-]+\.module\.css$)/,
  },
  // What a demo shows once something has happened: the HTML of a page has none of it.
  'demo-details': {
    ...SHARED,
    name: 'demo-details',
    chunks: ofDemos,
    test: /[\\/]store-inspector[\\/](?:shared|client[\\/](?:data|details))[\\/].*\.css$/,
    priority: ABOVE_STYLES + 1,
  },
  // Excludes modules that the gallery and TrySample use, too, because they load no demo.
  'demo-frame': {
    ...SHARED,
    name: 'demo-frame',
    test: /[\\/]src[\\/]features[\\/](?:demos[\\/](?:frame[\\/](?!anchor|Stepper\.tsx)|LiveDemo)|sample-editor[\\/]client[\\/]edit-buttons[\\/]edit-demo)|[\\/]\.docusaurus[\\/]demos[\\/]default[\\/]load/,
    priority: BELOW_STYLES,
  },
  // The frame's tabs have it from here. The editor and the inspector, whose chunks have no name, have copies of their own.
  'demo-frame-keys': {
    ...SHARED,
    name: 'demo-frame',
    chunks: ({ name }: { name?: string | null }) => typeof name === 'string',
    test: /[\\/]src[\\/]lib[\\/]client[\\/]tab-keys/,
    priority: BELOW_STYLES,
  },
}
