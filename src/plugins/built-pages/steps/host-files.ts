import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { headerRules } from '../../../config/headers'
import type { AnalyticsConfig, SearchClientConfig } from '../../../shared/custom-fields'
import { redirects } from '../../../shared/redirects'
import { formatHeaders } from '../host-files/format-headers'
import { formatRedirects } from '../host-files/format-redirects'
import { readInlineCode, type InlineCode } from '../host-files/inline-scripts'
import { withPolicy } from '../host-files/policy'
import type { Step } from '../step'

/**
 * Writes the host's configuration files: `_headers`, with the policy for the code in the pages, and `_redirects`.
 * The preview server reads the same two files.
 */
export const hostFiles: Step<InlineCode> = {
  name: 'inline-code',
  reads: 'page',
  read: readInlineCode,
  finish(pages, { outDir, siteConfig }) {
    // Written by docusaurus.config.ts with these types, but handed on as unknown.
    const services = siteConfig.customFields as {
      analytics: AnalyticsConfig | undefined
      search: SearchClientConfig
    }
    const rules = withPolicy(headerRules, pages, services)
    writeFileSync(path.join(outDir, '_headers'), formatHeaders(rules))
    writeFileSync(path.join(outDir, '_redirects'), formatRedirects(redirects))
  },
}
