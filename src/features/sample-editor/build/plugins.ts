import { rmSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { serveFolder } from '../../../lib/build/serve-folder'
import { buildBundles, writeBundles } from './bundles/build-bundles'
import { writeDownloads } from './example-downloads/write-downloads'

/**
 * Gives the development server files as they are when it starts.
 *
 * @param write - writes them to a folder
 */
function servedFiles(
  name: string,
  { siteDir, baseUrl }: LoadContext,
  write: (siteDir: string, folder: string) => Promise<void> | void,
): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const folder = path.join(siteDir, '.cache', name)
  return {
    name,
    async loadContent() {
      if (isBuild) return
      rmSync(folder, { recursive: true, force: true })
      await write(siteDir, folder)
    },
    configureWebpack: (_config, isServer) => (isBuild || isServer ? {} : serveFolder(folder, baseUrl)),
  }
}

/**
 * The files of the sandbox, and those of the check of types. A build writes them in a step over built pages, and begins to
 * make them as these are read: esbuild and SWC work in other threads.
 */
export function tryItBundlesPlugin(context: LoadContext): Plugin {
  return {
    ...servedFiles('try-it', context, writeBundles),
    // What fails here fails in the step, too.
    postBuild: () => void buildBundles(context.siteDir).catch(() => undefined),
  }
}

/** The example apps as archives. */
export function exampleDownloadsPlugin(context: LoadContext): Plugin {
  return {
    ...servedFiles('example-downloads', context, writeDownloads),
    postBuild: ({ outDir }) => writeDownloads(context.siteDir, outDir),
  }
}
