import type { Plugin } from '@docusaurus/types'

import { codeChoicesScript } from './code-choices-script'

/** Shows code blocks in the reader's language and package manager from the first paint on. */
export default function codeChoicesPlugin(): Plugin {
  return {
    name: 'code-choices',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: codeChoicesScript() }] }),
  }
}
