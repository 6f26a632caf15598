import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { loadFailureScript } from './load-failure-script'

/**
 * Gives a reader a "Retry" when the code of the first page fails to load. The platform leaves the prerendered text
 * standing then, without a word: React never starts, so no component can say it. Nor does it start where the router
 * can't read the address, which is repaired before.
 */
export default function loadFailurePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: loadFailureScript() }] }),
    getClientModules: () => [path.join(siteDir, 'src/client/clean-address.ts')],
  }
}
