import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import type { AnalyticsConfig } from '../../config/analytics'
import { headerRules } from '../../config/headers'
import { redirects } from '../../config/redirects'
import type { SearchClientConfig } from '../../config/search'
import { withPolicy } from '../security-headers'
import { readInlineCode, type InlineCode } from '../security-headers/inline-scripts'
import { openStepCache } from '../step-cache'
import { formatHeaders } from './format-headers'
import { formatRedirects } from './format-redirects'

/**
 * Writes what the host reads beside the pages: `_headers` and `_redirects`.
 * The preview server reads the same two files.
 */
export default function hostingPlugin({ siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir, baseUrl }) {
      // Written by docusaurus.config.ts with these types, but handed on as unknown.
      const { analytics, search } = siteConfig.customFields as {
        analytics: AnalyticsConfig | undefined
        search: SearchClientConfig
      }
      const cache = openStepCache<InlineCode>(siteDir, 'inline-code')
      const read = (html: string) => cache.get(html, () => readInlineCode(html))
      const build = { outDir, baseUrl, siteConfig }
      const rules = await withPolicy(headerRules, build, { analytics, search }, read)
      cache.save()
      await writeFile(path.join(outDir, '_headers'), formatHeaders(rules))
      await writeFile(path.join(outDir, '_redirects'), formatRedirects(redirects))
    },
  }
}
