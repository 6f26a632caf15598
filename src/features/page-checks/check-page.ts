import { readFileSync } from 'node:fs'
import path from 'node:path'

import { listPages } from '../../lib/build/list-pages'
import { REDIRECTS_FILE, type ListedRedirect } from '../../config/read-redirects'
import type { PageDiagnostic } from './page-diagnostic'
import { frontMatterFaults } from './front-matter'
import { linkTargets } from './link-targets'
import { linkFaults } from './links'
import { redirectFaults } from './redirects'

const DOCS = 'docs/'

/** Formats a fault for printing, like `docs/api/createSlice.mdx:12: …`. */
interface PrintedDiagnostic extends Pick<PageDiagnostic, 'isDoubtful'> {
  text: string
}

/** Finds faults in the sources of pages, before they are compiled. */
export interface PageChecker {
  faultsOf(page: string, text: string): PrintedDiagnostic[]
  /** The faults of all pages as they are on the disk. */
  allFaults(): PrintedDiagnostic[]
  /** The faults of redirects, at their lines. */
  redirectFaults(redirects: readonly ListedRedirect[]): PrintedDiagnostic[]
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
  const faultsOf = (page: string, text: string): PrintedDiagnostic[] => {
    const faults = [
      ...(page.startsWith(DOCS) ? frontMatterFaults(text) : []),
      ...linkFaults(page, text, targets),
    ]
    return faults.map((fault) => placed(page, fault))
  }
  return {
    faultsOf,
    allFaults: () => [...pages].flatMap(([page, text]) => faultsOf(page, text)),
    redirectFaults: (redirects) =>
      redirectFaults(redirects, targets).map((fault) => placed(REDIRECTS_FILE, fault)),
  }
}

const placed = (file: string, { line, message, ...rest }: PageDiagnostic): PrintedDiagnostic => ({
  text: `${file}:${line}: ${message}`,
  ...rest,
})
