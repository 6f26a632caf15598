import { rmSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { serveFolder } from '../../../../lib/build/serve-folder'
import { writeDownloads } from './write-downloads'

/**
 * Offers the example apps as archives. The development server has them as they are when it starts.
 */
export default function exampleDownloadsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const folder = path.join(siteDir, '.cache/example-downloads')
  return {
    name: 'example-downloads',
    loadContent() {
      if (isBuild) return
      rmSync(folder, { recursive: true, force: true })
      writeDownloads(siteDir, folder)
    },
    configureWebpack: (_config, isServer) => (isBuild || isServer ? {} : serveFolder(folder, baseUrl)),
    postBuild({ outDir }) {
      writeDownloads(siteDir, outDir)
    },
  }
}
