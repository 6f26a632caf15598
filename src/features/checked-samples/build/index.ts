import { cp } from 'node:fs/promises'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { formatStatement, STATEMENT_META } from '../shared/check-statement'
import { authoring } from './author/author-service'
import { checkAll, type Checked } from './check-all'
import { DEMOS_FOLDER } from './page/read-demo'
import { sampleService } from './service'

/**
 * Checks all samples before the site is built, and passes the results to the pages: how many there are, in
 * `@generated/samples/default/figures.json`, and all else with the code blocks themselves.
 *
 * A sample that fails stops a build, unless the environment says that samples are proven later (see `Mode`). The
 * development server proves the samples of pages that are opened, and shows their problems in an overlay.
 */
export default function samplesPlugin({ siteDir }: LoadContext): Plugin<Checked | undefined> {
  const service = sampleService(siteDir)
  const isBuild = process.env.NODE_ENV === 'production'
  let isLoaded = false
  return {
    name: 'samples',
    getPathsToWatch: () => [`${siteDir}/${DEMOS_FOLDER}/**/*.{ts,tsx}`],

    async loadContent() {
      const checked = isBuild ? await checkAll(service, siteDir) : undefined
      if (isLoaded) service.author().demosChanged()
      isLoaded = true
      return checked
    },

    async contentLoaded({ content, actions }) {
      await actions.createData('figures.json', content?.figures ?? {})
    },

    injectHtmlTags({ content }) {
      if (content?.statement === undefined) return {}
      const attributes = { name: STATEMENT_META, content: formatStatement(content.statement) }
      return { headTags: [{ tagName: 'meta', attributes }] }
    },

    configureWebpack: (_config, isServer, { currentBundler }, content) => ({
      ...(isBuild ? {} : authoring(siteDir, service)),
      ...(isServer && {
        plugins: [new currentBundler.instance.DefinePlugin(serverConstants(content?.statement))],
      }),
    }),

    async postBuild({ outDir }) {
      await cp(service.publisher.folder, outDir, { recursive: true })
    },
  }
}

/** The options for the code that prerenders pages. */
function serverConstants(statement: Checked['statement']): Record<string, string> {
  return { __CHECK_STATEMENT__: JSON.stringify(statement === undefined ? '' : formatStatement(statement)) }
}
