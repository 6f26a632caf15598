import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

import { headerRules } from '../../config/headers'
import { redirects } from '../../config/redirects'
import { formatHeaders } from './format-headers'
import { formatRedirects } from './format-redirects'

/**
 * Writes what the host reads beside the pages: `_headers` and `_redirects`.
 * The preview server reads the same two files.
 */
export default function hostingPlugin(): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, '_headers'), formatHeaders(headerRules))
      await writeFile(path.join(outDir, '_redirects'), formatRedirects(redirects))
    },
  }
}
