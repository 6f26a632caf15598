import type { Plugin } from '@docusaurus/types'

import { CHOICES } from '../shared/code-choices'

/** Shows code blocks in the reader's language and package manager from the first paint on. */
export default function codeChoicesPlugin(): Plugin {
  return {
    name: 'code-choices',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: codeChoicesScript() }] }),
  }
}

/** Makes the inline script that applies the reader's choices for code blocks before the first paint. */
export function codeChoicesScript(): string {
  return `(${applyChoices.toString()})(${JSON.stringify(CHOICES)})`
}

/** Runs in the browser as an inline script, so it can't use anything outside the function. */
function applyChoices(choices: Record<string, readonly string[]>) {
  try {
    for (const name in choices) {
      const value = localStorage.getItem(name)
      if (value && choices[name]?.includes(value))
        document.documentElement.setAttribute('data-' + name, value)
    }
  } catch {
    // Storage is blocked: the defaults apply.
  }
}
