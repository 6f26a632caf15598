import type { Plugin } from '@docusaurus/types'

import { loadFailureScript } from './load-failure-script'

/**
 * Gives a reader a "Retry" when the code of the first page fails to load. The platform leaves the prerendered text
 * standing then, without a word: React never starts, so no component can say it.
 */
export default function loadFailurePlugin(): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: loadFailureScript() }] }),
  }
}
