import { cp } from 'node:fs/promises'
import type { LoadContext, Plugin } from '@docusaurus/types'

import type { CheckStatement } from '../../shared/check-statement'
import { formatStatement, STATEMENT_META } from '../../shared/check-statement'
import { authoring } from './author/authoring'
import { checkAll } from './check-all'
import { DEMOS_FOLDER } from './page/demo-fences'
import { sampleService } from './service'

/**
 * Checks all samples before the site is built, and passes the results to the pages.
 *
 * A sample that fails stops a build, unless the environment says that samples are proven later (see `Mode`). The
 * development server proves the samples of pages that are opened, and shows their problems in an overlay.
 */
export default function samplesPlugin({ siteDir }: LoadContext): Plugin<CheckStatement | undefined> {
  const service = sampleService(siteDir)
  const isBuild = process.env.NODE_ENV === 'production'
  let isLoaded = false
  return {
    name: 'samples',
    getPathsToWatch: () => [`${siteDir}/${DEMOS_FOLDER}/**/*.{ts,tsx}`],

    async loadContent() {
      const statement = isBuild ? await checkAll(service, siteDir) : undefined
      if (isLoaded) service.author().demosChanged()
      isLoaded = true
      return statement
    },

    injectHtmlTags({ content }) {
      if (content === undefined) return {}
      const attributes = { name: STATEMENT_META, content: formatStatement(content) }
      return { headTags: [{ tagName: 'meta', attributes }] }
    },

    configureWebpack: (_config, isServer, { currentBundler }, content) => ({
      ...(isBuild ? {} : authoring(siteDir, service)),
      ...(isServer && {
        plugins: [new currentBundler.instance.DefinePlugin(serverConstants(content))],
      }),
    }),

    async postBuild({ outDir }) {
      await cp(service.publicFolder, outDir, { recursive: true })
    },
  }
}

/** The options for the code that prerenders pages. */
function serverConstants(statement: CheckStatement | undefined): Record<string, string> {
  return { __CHECK_STATEMENT__: JSON.stringify(statement === undefined ? '' : formatStatement(statement)) }
}
