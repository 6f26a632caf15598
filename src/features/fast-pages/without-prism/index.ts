import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

/**
 * Keeps the highlighter out of the browser's bundle. The theme's client module imports it on every page, but
 * src/features/checked-samples/build highlights code while building.
 */
export default function withoutPrismPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(siteDir, 'src/features/fast-pages/without-prism/no-prism.ts'),
        },
      },
    }),
  }
}
