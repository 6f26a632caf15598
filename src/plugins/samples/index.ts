import { cp } from 'node:fs/promises'
import type { LoadContext, Plugin } from '@docusaurus/types'

import type { CheckStatement } from '../../components/checked-against/statement'
import {
  formatStatement,
  STATEMENT_META,
  STATEMENT_VARIABLE,
} from '../../components/checked-against/statement'
import { listPages } from './check/list-pages'
import { problemsText, summaryText } from './check/report'
import { DEMOS_FOLDER } from './page/demo-fences'
import { sampleService } from './service'
import { stateCheck } from './statement'

/**
 * Checks all samples before the site is built, and gives pages what the check found.
 *
 * In a build a failing sample stops it. While an author works, problems are printed and the page is shown.
 */
export default function samplesPlugin({ siteDir }: LoadContext): Plugin<CheckStatement | undefined> {
  const service = sampleService(siteDir)
  return {
    name: 'samples',
    // A page that shows a demo is not compiled again by the change of that demo, but what is wrong with it is told.
    getPathsToWatch: () =>
      ['docs/**/*.mdx', 'src/pages/**/*.mdx', `${DEMOS_FOLDER}/**/*.{ts,tsx}`].map(
        (name) => `${siteDir}/${name}`,
      ),

    async loadContent() {
      const statement = await checkAll()
      process.env[STATEMENT_VARIABLE] = statement && formatStatement(statement)
      return statement
    },

    injectHtmlTags({ content }) {
      if (content === undefined) return {}
      const attributes = { name: STATEMENT_META, content: formatStatement(content) }
      return { headTags: [{ tagName: 'meta', attributes }] }
    },

    // The hover types are fetched on demand: the development server takes them from where the check puts them.
    configureWebpack: () =>
      // The field is passed on to the development server; the type of a plugin's result leaves it out.
      ({ devServer: { static: [{ directory: service.publicFolder, publicPath: '/' }] } }) as object,

    async postBuild({ outDir }) {
      await cp(service.publicFolder, outDir, { recursive: true })
    },
  }

  async function checkAll(): Promise<CheckStatement | undefined> {
    const report = await service.check(listPages(siteDir))
    if (report.discardedCache !== undefined) console.log(`[samples] ${report.discardedCache}`)
    const problems = problemsText(report)
    if (problems === undefined) {
      console.log(`[samples] ${summaryText(report)}`)
      return stateCheck(siteDir, new Date())
    }
    if (process.env.NODE_ENV === 'production') throw new Error(problems)
    console.error(problems)
    return undefined
  }
}
