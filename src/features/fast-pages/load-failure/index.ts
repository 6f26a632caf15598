import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { loadFailureScript } from './load-failure-script'

/**
 * Shows a "Retry" button when the scripts of the first page fail to load. Docusaurus alone would leave the prerendered
 * text without any notice: React never starts, so no component can show one. React doesn't start either if the router
 * can't decode the address; src/client/clean-address.ts prevents that.
 */
export default function loadFailurePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: loadFailureScript() }] }),
    getClientModules: () => [path.join(siteDir, 'src/client/clean-address.ts')],
  }
}
