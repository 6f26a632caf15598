import type { Plugin } from '@docusaurus/types'

import { earlyPressesScript } from './early-presses-script'

/**
 * Makes buttons and shortcuts work as soon as they are visible, which on a slow connection is seconds before the page's
 * scripts have loaded. src/features/fast-pages/early-input/presses.ts handles the presses that were recorded until then.
 */
export default function earlyPressesPlugin(): Plugin {
  return {
    name: 'early-presses',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: earlyPressesScript() }] }),
  }
}
