import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

import { AFTER_MINIFIER } from '../../../lib/build/bundler-plugin'
import { buildBundles } from '../../sample-editor/build/step'
import { listBundledFiles } from './bundled-files'
import { formatNotices, packageFolderOf, readPackage } from './shipped-packages'

/** Where the notices are, from the root of the site. */
export const NOTICES_FILE = 'third-party-licenses.txt'

const BANNER = `/*! Licenses of the packages in here: /${NOTICES_FILE} */`

/**
 * Writes the licenses of all packages whose code or styles are in the browser's bundle, because most require their notice
 * in every copy. A comment in the main script names the file.
 */
export default function licensesPlugin(): Plugin {
  const folders = new Set<string>()
  return {
    name: 'licenses',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const { BannerPlugin } = currentBundler.instance
      const banner = { banner: BANNER, raw: true, stage: AFTER_MINIFIER, test: /[\\/]main\.[^\\/]+\.js$/ }
      return { plugins: [listBundledFiles(remember), new BannerPlugin(banner)] }
    },
    async postBuild({ outDir, siteDir }) {
      if (folders.size === 0) {
        throw new Error(
          'Licenses: no package was found in the bundle. Look at src/features/built-site/licenses/bundled-files.ts.',
        )
      }
      const { inputs } = await buildBundles(siteDir)
      inputs.forEach(remember)
      await writeFile(path.join(outDir, NOTICES_FILE), formatNotices([...folders].map(readPackage)))
    },
  }

  function remember(file: string): void {
    const folder = packageFolderOf(file)
    if (folder !== undefined) folders.add(folder)
  }
}
