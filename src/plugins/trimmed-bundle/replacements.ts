/** A module that the browser gets a smaller one for. The server keeps the real one. */
export interface Replacement {
  /** What is imported, in full. */
  module: string
  /** The file in `src/trimmed/` that stands in for it. */
  by: string
  /** Why the smaller one does. */
  because: string
}

/** To be looked at with each upgrade of Docusaurus: tests/unit/plugins/trimmed-bundle compares them with the originals. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    module: '@docusaurus/Link',
    by: 'Link.tsx',
    because: 'the original watches every link by an observer of its own; src/client/prefetch has one for all',
  },
  {
    module: '@docusaurus/utils-common',
    by: 'utils-common.ts',
    because: 'its index is CommonJS and needs all of tslib for one line',
  },
  {
    module: 'react-helmet-async',
    by: 'react-helmet-async.tsx',
    because: 'most of it renders heads on the server and warns about what React accepts',
  },
  {
    module: 'nprogress',
    by: 'nprogress.ts',
    because: 'the bar at the top needs three of its functions',
  },
  {
    module: 'path-to-regexp',
    by: 'path-to-regexp.ts',
    because: 'the paths of all routes are literal',
  },
  {
    module: 'hoist-non-react-statics',
    by: 'hoist-non-react-statics.ts',
    because: 'nothing here reads what it copies',
  },
  {
    module: 'react-is',
    by: 'react-is.ts',
    because: 'the router asks it in development only',
  },
]
