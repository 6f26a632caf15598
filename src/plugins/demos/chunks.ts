/** What a group of the bundler's `splitChunks` says, as far as it is used here. */
interface ChunkGroup {
  /** Which modules: matched with their path. */
  test: RegExp
  /** All of them become one chunk of this name. */
  name?: string
  /** Only what is loaded after the page's first scripts. */
  chunks?: 'async'
  /** However small the chunk is. */
  enforce?: true
  /** Where several groups want a module, the highest gets it. */
  priority?: number
}

/** The platform puts all styles into one file, and modules of half of the pages into a chunk of every page. */
const ABOVE_STYLES = 60
const BELOW_STYLES = 45

const SHARED = { chunks: 'async', enforce: true, priority: ABOVE_STYLES } as const

/**
 * Chunks that all demos share, so that none carries a copy, and so that no page without a demo loads any of it.
 *
 * The styles of the kit go with the kit, those of a demo with the demo. Those of the frame, which is in the page
 * before there are scripts, stay in the one file of the site.
 */
export const DEMO_CHUNKS: Readonly<Record<string, ChunkGroup>> = {
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
  'demo-kit': { ...SHARED, name: 'demo-kit', test: /[\\/]src[\\/]demos[\\/]kit[\\/]/ },
  // Without what the gallery uses as well, which is no way to a demo. Its styles are left to the platform's group.
  'demo-frame': {
    ...SHARED,
    name: 'demo-frame',
    test: /[\\/]src[\\/]demos[\\/](frame[\\/](?!anchor|InlineText)|LiveDemo|load)/,
    priority: BELOW_STYLES,
  },
  // The platform's group: of the demos' styles, it gets those of the frame only.
  styles: { test: /^(?!.*[\\/]src[\\/]demos[\\/](?!frame[\\/])[^\\/]+[\\/])/ },
}
