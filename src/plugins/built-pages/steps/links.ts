import { statSync } from 'node:fs'
import path from 'node:path'

import { brokenLinks } from '../links/broken-links'
import { describeLinks } from '../links/describe'
import { readLinks, type PageLinks } from '../links/read-links'
import { pageSources, sharedSources, type Source } from '../links/sources'
import type { Step } from '../step'

/**
 * Stops the build if a link leads nowhere, and names the file and line of the link. Docusaurus has a check of its own, which
 * runs later, finds most of these links and names only the page. Both are on: that check knows the routes, and this
 * step knows the pages that were built.
 */
export const links: Step<PageLinks> = {
  name: 'links',
  reads: 'page',
  read: readLinks,
  finish(pages, build) {
    const { siteDir, outDir, siteConfig, baseUrl } = build
    const broken = brokenLinks(pages, {
      url: siteConfig.url + baseUrl,
      hasFile: (file) => statSync(path.join(outDir, file), { throwIfNoEntry: false })?.isFile() ?? false,
    })
    if (broken.length === 0) return
    let shared: Source[] | undefined
    const lines = describeLinks(broken, pageSources(build), () => (shared ??= sharedSources(siteDir)))
    throw new Error(`Links lead nowhere.\n\n${lines.join('\n')}\n`)
  },
}
