import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { compileAhead, expectedScripts } from './compile-ahead'
import { chunkGroups, expectedChunks } from './chunks'
import { expectationsPlugin } from './expectations'
import { aliasesIn, expectedReplacements } from './replacements'
import { expectedModules, moduleRules } from './rules'

/** Keeps code that only the server, the build or other sites need out of the browser's bundle. Applies to builds only. */
export default function browserBundlePlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'browser-bundle',
    configureWebpack: (_config, isServer, { currentBundler: { instance: bundler } }) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // These come before Docusaurus's own aliases, because the first match is used.
            mergeStrategy: { 'resolve.alias': 'prepend' as const },
            resolve: { alias: aliasesIn(path.join(siteDir, 'src/features/fast-pages/bundle/shims')) },
            // Files of chunks without a name are named after what is in them, so a test can say which one grew.
            optimization: { chunkIds: 'named', splitChunks: { cacheGroups: chunkGroups() } },
            plugins: [
              ...compileAhead(bundler),
              expectationsPlugin([
                ...expectedModules(generatedFilesDir),
                ...expectedReplacements(),
                ...expectedChunks(),
                ...expectedScripts(),
              ]),
            ],
            module: { rules: moduleRules(generatedFilesDir) },
          },
  }
}
