import { readFileSync } from 'node:fs'
import path from 'node:path'

import { listPages } from '../../build-time/list-pages'
import type { Fault } from './fault'
import { frontMatterFaults } from './front-matter'
import { linkTargets } from './link-targets'
import { linkFaults } from './links'

const DOCS = 'docs/'

/** Formats a fault for printing, like `docs/api/createSlice.mdx:12: …`. */
interface PageFault extends Pick<Fault, 'isDoubtful'> {
  text: string
}

/** Finds faults in the sources of pages, before they are compiled. */
export interface PageChecker {
  faultsOf(page: string, text: string): PageFault[]
  /** The faults of all pages as they are on the disk. */
  allFaults(): PageFault[]
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
  const faultsOf = (page: string, text: string): PageFault[] => {
    const faults = [
      ...(page.startsWith(DOCS) ? frontMatterFaults(text) : []),
      ...linkFaults(page, text, targets),
    ]
    return faults.map(({ line, message, ...rest }) => ({ text: `${page}:${line}: ${message}`, ...rest }))
  }
  return { faultsOf, allFaults: () => [...pages].flatMap(([page, text]) => faultsOf(page, text)) }
}
