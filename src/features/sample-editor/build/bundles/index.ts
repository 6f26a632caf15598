import { rmSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { serveFolder } from '../../../../lib/build/serve-folder'
import { writeBundles } from './build-bundles'

/**
 * Gives the development server the files of the sandbox, and those of the check of types, as they are when it starts. A build writes them in a step over
 * built pages.
 */
export default function tryItBundlesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const folder = path.join(siteDir, '.cache/try-it')
  return {
    name: 'try-it-bundles',
    async loadContent() {
      if (isBuild) return
      rmSync(folder, { recursive: true, force: true })
      await writeBundles(siteDir, folder)
    },
    configureWebpack: (_config, isServer) => (isBuild || isServer ? {} : serveFolder(folder, baseUrl)),
  }
}
