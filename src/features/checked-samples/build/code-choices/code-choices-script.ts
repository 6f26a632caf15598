import { CHOICES } from '../../shared/code-choices'

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
