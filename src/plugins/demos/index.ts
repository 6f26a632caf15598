import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { DEMOS } from '../../demos/catalog'
import { LOADERS } from '../../demos/load'
import { DEMO_CHUNKS } from './chunks'
import { findMissing } from './find-missing'

/** Keeps live demos, and the library that they run on, apart from what every page loads. Stops at a forgotten one. */
export default function demosPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'demos',
    loadContent() {
      const faults = missingEntries(siteDir)
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: DEMO_CHUNKS } } },
  }
}

/** What is missing in the lists of demos. */
function missingEntries(siteDir: string): string[] {
  const root = path.join(siteDir, 'src/demos')
  return findMissing({
    // What demos share, beside them, can't be mounted.
    folders: readdirSync(root).filter((name) => existsSync(path.join(root, name, 'index.tsx'))),
    catalog: DEMOS.map(({ name }) => name),
    loaders: Object.keys(LOADERS),
  })
}
