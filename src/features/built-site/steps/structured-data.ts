import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'
import { SITE } from '../../../config/site'
import type { Build, Step } from '../../../lib/build/built-site-step'
import {
  describePage,
  withDescription,
  type Description,
  type SiteFacts,
} from '../structured-data/describe-page'

/**
 * Describes the pages for search engines, in the vocabulary of schema.org. The description is added to the built pages
 * instead of by the theme, so that readers load no script for it. The theme already describes the breadcrumbs.
 */
export const structuredData: Step<Description | undefined> = {
  name: 'structured-data',
  reads: 'page',
  isQuick: true,
  read: (html, _file, build) => describePage(html, factsOf(build)),
  change: (html, description) => (description === undefined ? html : withDescription(html, description)),
  finish(pages) {
    if (pages.some(({ finding }) => finding !== undefined)) return
    throw new Error(
      'Structured data: no page was described. Compare src/features/built-site/structured-data with the built HTML.',
    )
  },
}

function factsOf({ siteDir, siteConfig, baseUrl }: Build): SiteFacts {
  return {
    title: siteConfig.title,
    titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    tagline: siteConfig.tagline,
    url: siteConfig.url + baseUrl,
    repositoryUrl: SITE.repositoryUrl,
    libraryVersion: readLibraryVersion(libraryDirectory(siteDir)),
  }
}
