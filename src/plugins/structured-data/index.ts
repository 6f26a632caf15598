import type { LoadContext, Plugin } from '@docusaurus/types'

import { SITE } from '../../config/site'
import { libraryDirectory, readLibraryVersion } from '../library/package-files'
import { addToPages } from './add-to-pages'
import { describePage } from './describe-page'
import type { SiteFacts } from './types'

/**
 * Tells search engines what the pages are, in the vocabulary of schema.org. It goes into the built pages and not
 * through the theme, so that it costs readers no script. The breadcrumbs are the theme's, which has them already.
 */
export default function structuredDataPlugin({ siteConfig, siteDir, baseUrl, outDir }: LoadContext): Plugin {
  const site: SiteFacts = {
    title: siteConfig.title,
    titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    tagline: siteConfig.tagline,
    url: siteConfig.url + baseUrl,
    repositoryUrl: SITE.repositoryUrl,
    libraryVersion: readLibraryVersion(libraryDirectory(siteDir)),
  }
  return {
    name: 'structured-data',
    postBuild() {
      addToPages(outDir, (html) => describePage(html, site))
      return Promise.resolve()
    },
  }
}
