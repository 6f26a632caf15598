import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { AuthorError } from '../../build-time/author-error'
import { forwardSlashes } from '../../build-time/forward-slashes'
import { pageRule } from '../../build-time/page-rule'
import { createPageChecker } from './check-page'

/** Shows the faults of each page that an author opens or saves. */
const LOADER = 'src/plugins/page-sources/warn-loader.cjs'

/**
 * Checks the front matter and the links of pages. A fault stops a build before it begins; in the development server, it is
 * shown over the page.
 *
 * @throws Error with the file, line and remedy of every fault
 */
export default function pageSourcesPlugin({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  if (isBuild) assertPages(siteDir)
  return {
    name: 'page-sources',
    configureWebpack: () => (isBuild ? {} : warnings(siteDir)),
  }
}

function assertPages(siteDir: string): void {
  const faults = createPageChecker(siteDir).allFaults()
  // Docusaurus decides about these when all pages are rendered, and stops the build then, without the line.
  for (const { text } of faults.filter(({ isDoubtful }) => isDoubtful)) console.warn(text)
  const certain = faults.filter(({ isDoubtful }) => !isDoubtful).map(({ text }) => text)
  if (certain.length > 0) throw new AuthorError(`The pages have faults.\n\n${certain.join('\n')}\n`)
}

function warnings(siteDir: string): object {
  const faultsOf = (file: string, source: string): string[] =>
    createPageChecker(siteDir)
      .faultsOf(forwardSlashes(path.relative(siteDir, file)), source)
      .map(({ text }) => text)
  return {
    module: {
      rules: [pageRule(siteDir, 'pre', path.join(siteDir, LOADER), { faultsOf })],
    },
  }
}
