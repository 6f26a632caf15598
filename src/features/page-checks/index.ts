import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { AuthorError } from '../../lib/build/author-error'
import { forwardSlashes } from '../../lib/build/forward-slashes'
import { pageRule } from '../../lib/build/page-rule'
import type { ListedRedirect } from '../../config/read-redirects'
import { createPageChecker } from './check-page'

/** Shows the faults of each page that an author opens or saves. */
const LOADER = 'src/features/page-checks/warn-loader.cjs'

interface Options {
  /** All redirects of the site, in their order. */
  redirects: readonly ListedRedirect[]
}

/**
 * Checks the front matter and the links of pages, and the redirects. A fault stops a build before it begins; in the
 * development server, that of a page is shown over the page.
 *
 * @throws Error with the file, line and remedy of every fault
 */
export default function pageSourcesPlugin({ siteDir }: LoadContext, { redirects }: Options): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  if (isBuild) assertPages(siteDir, redirects)
  return {
    name: 'page-sources',
    configureWebpack: () => (isBuild ? {} : warnings(siteDir)),
  }
}

function assertPages(siteDir: string, redirects: readonly ListedRedirect[]): void {
  const checker = createPageChecker(siteDir)
  const diagnostics = [...checker.allDiagnostics(), ...checker.redirectDiagnostics(redirects)]
  // Docusaurus decides about these when all pages are rendered, and stops the build then, without the line.
  for (const { text } of diagnostics.filter(({ isDoubtful }) => isDoubtful)) console.warn(text)
  const certain = diagnostics.filter(({ isDoubtful }) => !isDoubtful).map(({ text }) => text)
  if (certain.length > 0) throw new AuthorError(`The pages have faults.\n\n${certain.join('\n')}\n`)
}

function warnings(siteDir: string): object {
  const getDiagnostics = (file: string, source: string): string[] =>
    createPageChecker(siteDir)
      .getDiagnostics(forwardSlashes(path.relative(siteDir, file)), source)
      .map(({ text }) => text)
  return {
    module: {
      rules: [pageRule(siteDir, 'pre', path.join(siteDir, LOADER), { getDiagnostics })],
    },
  }
}
