import { cp } from 'node:fs/promises'
import type { LoadContext, Plugin } from '@docusaurus/types'

import type { CheckStatement } from '../../components/checked-against/statement'
import {
  formatStatement,
  STATEMENT_META,
  STATEMENT_VARIABLE,
} from '../../components/checked-against/statement'
import { authoring } from './author/authoring'
import { checkAll } from './check-all'
import { DEMOS_FOLDER } from './page/demo-fences'
import { sampleService } from './service'

/**
 * Checks all samples before the site is built, and gives pages what the check found.
 *
 * In a build a sample that doesn't hold stops it; the environment may say that samples are proven later (see `Mode`). An
 * author's server proves the samples of pages that are opened, and shows what is wrong with them over the page.
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
      process.env[STATEMENT_VARIABLE] = statement && formatStatement(statement)
      return statement
    },

    injectHtmlTags({ content }) {
      if (content === undefined) return {}
      const attributes = { name: STATEMENT_META, content: formatStatement(content) }
      return { headTags: [{ tagName: 'meta', attributes }] }
    },

    configureWebpack: () => (isBuild ? {} : authoring(siteDir, service)),

    async postBuild({ outDir }) {
      await cp(service.publicFolder, outDir, { recursive: true })
    },
  }
}
