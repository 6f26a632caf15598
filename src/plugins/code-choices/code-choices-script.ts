import { CHOICES } from '../../client/code-blocks/choices'

/** Makes the inline script that applies what the reader chose for code blocks, before the first paint. */
export function codeChoicesScript(): string {
  return `(${applyChoices.toString()})(${JSON.stringify(CHOICES)})`
}

/** Runs in the browser, on its own: it may use nothing from outside. */
function applyChoices(choices: Record<string, readonly string[]>) {
  try {
    for (const name in choices) {
      const value = localStorage.getItem(name)
      if (value && choices[name]?.includes(value))
        document.documentElement.setAttribute('data-' + name, value)
    }
  } catch {
    // Without storage the defaults stand.
  }
}
