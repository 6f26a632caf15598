import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { addressOf } from '../../../lib/build/html-files'
import { headerRules } from '../../../config/headers'
import type { SearchClientConfig } from '../../../config/custom-fields'
import type { AnalyticsConfig } from '../../analytics/provider'
import { readRedirects } from '../../../config/read-redirects'
import { FRAME_FILE } from '../../sample-editor/shared/manifest'
import { formatHeaders } from '../host-files/format-headers'
import { formatRedirects } from '../host-files/format-redirects'
import { readInlineCode, type InlineCode } from '../../../lib/build/inline-scripts'
import { withFramePolicy, withPolicy } from '../host-files/policy'
import type { Step } from '../../../lib/build/built-site-step'

/**
 * Writes the host's configuration files: `_headers`, with the policies for the code in the pages and in the sandbox's frame,
 * and `_redirects`.
 * The preview server reads the same two files.
 */
export const hostFiles: Step<InlineCode> = {
  name: 'inline-code',
  reads: 'page',
  read: readInlineCode,
  finish(pages, { siteDir, outDir, siteConfig }) {
    // Written by docusaurus.config.ts with these types, but handed on as unknown.
    const services = siteConfig.customFields as {
      analytics: AnalyticsConfig | undefined
      search: SearchClientConfig
    }
    const frame = readFileSync(path.join(outDir, FRAME_FILE), 'utf8')
    const rules = withFramePolicy(withPolicy(headerRules, pages, services), frame)
    writeFileSync(path.join(outDir, '_headers'), formatHeaders(rules))
    const addresses = pages.map(({ file }) => addressOf(file))
    writeFileSync(path.join(outDir, '_redirects'), formatRedirects(readRedirects(siteDir), addresses))
  },
}
