import { announce } from './announce'

/** How long the button says what happened, in milliseconds. */
const SHOWN_FOR = 2000

const timers = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>()

/** Copies the form of a block that is shown, and says whether that worked. */
export async function copyBlock(button: HTMLButtonElement): Promise<void> {
  const pres = button.closest('.code-sample')?.querySelectorAll('pre') ?? []
  const shown = [...pres].find((pre) => pre.getClientRects().length > 0)
  if (!shown) return
  const copied = await writeToClipboard(codeOf(shown))
  const text = copied ? 'Copied' : 'Copy failed'
  button.textContent = text
  button.dataset.state = copied ? 'copied' : 'failed'
  announce(copied ? text : 'Copying failed. Select the code and copy it by hand.')
  clearTimeout(timers.get(button))
  timers.set(
    button,
    setTimeout(() => reset(button), SHOWN_FOR),
  )
}

function reset(button: HTMLButtonElement): void {
  button.textContent = 'Copy'
  delete button.dataset.state
}

/** The code without what was added to it: results, thrown messages and compiler errors. */
export function codeOf(pre: HTMLElement): string {
  const copy = pre.cloneNode(true) as HTMLElement
  for (const note of copy.querySelectorAll('.e, .r, .x')) note.remove()
  for (const name of copy.querySelectorAll('.code-file')) name.textContent = `// ${name.textContent}\n`
  return copy.textContent.trimEnd()
}

/** Copies a text. False where the browser doesn't allow it, or has no clipboard. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
