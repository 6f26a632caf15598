import { readFileSync } from 'node:fs'
import path from 'node:path'

import { listPages } from '../../lib/build/list-pages'
import { REDIRECTS_FILE, type ListedRedirect } from '../../config/read-redirects'
import type { PageDiagnostic } from './page-diagnostic'
import { frontMatterDiagnostics } from './front-matter'
import { linkTargets } from './link-targets'
import { linkDiagnostics } from './links'
import { redirectDiagnostics } from './redirects'

const DOCS = 'docs/'

/** Formats a fault for printing, like `docs/api/createSlice.mdx:12: …`. */
interface PrintedDiagnostic extends Pick<PageDiagnostic, 'isDoubtful'> {
  text: string
}

/** Finds faults in the sources of pages, before they are compiled. */
export interface PageChecker {
  diagnosticsOf(page: string, text: string): PrintedDiagnostic[]
  /** The faults of all pages as they are on the disk. */
  allDiagnostics(): PrintedDiagnostic[]
  /** The faults of redirects, at their lines. */
  redirectDiagnostics(redirects: readonly ListedRedirect[]): PrintedDiagnostic[]
}

/**
 * Reads all pages of a site.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function createPageChecker(siteDir: string): PageChecker {
  const pages = new Map(
    listPages(siteDir).map((page) => [page, readFileSync(path.join(siteDir, page), 'utf8')]),
  )
  const targets = linkTargets(siteDir, new Map([...pages].filter(([page]) => page.startsWith(DOCS))))
  const diagnosticsOf = (page: string, text: string): PrintedDiagnostic[] => {
    const diagnostics = [
      ...(page.startsWith(DOCS) ? frontMatterDiagnostics(text) : []),
      ...linkDiagnostics(page, text, targets),
    ]
    return diagnostics.map((diagnostic) => placed(page, diagnostic))
  }
  return {
    diagnosticsOf,
    allDiagnostics: () => [...pages].flatMap(([page, text]) => diagnosticsOf(page, text)),
    redirectDiagnostics: (redirects) =>
      redirectDiagnostics(redirects, targets).map((diagnostic) => placed(REDIRECTS_FILE, diagnostic)),
  }
}

const placed = (file: string, { line, message, ...rest }: PageDiagnostic): PrintedDiagnostic => ({
  text: `${file}:${line}: ${message}`,
  ...rest,
})
