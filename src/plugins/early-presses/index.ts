import type { Plugin } from '@docusaurus/types'

import { earlyPressesScript } from './early-presses-script'

/**
 * Lets buttons and shortcuts work as soon as they are seen. On a slow line that is seconds before the code of the page
 * has arrived; src/client/early-presses acts on what was pressed until then.
 */
export default function earlyPressesPlugin(): Plugin {
  return {
    name: 'early-presses',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: earlyPressesScript() }] }),
  }
}
