import * as codeClasses from '../code-classes'
import { announce } from './announce'

/** How long the button shows the outcome, in milliseconds. */
const SHOWN_FOR = 2000

const timers = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>()

/** Copies the form of a block that is shown, and shows and announces whether that worked. */
export async function copyBlock(button: HTMLButtonElement): Promise<void> {
  const pres = button.closest(`.${codeClasses.sample}`)?.querySelectorAll('pre') ?? []
  const shown = [...pres].find((pre) => pre.getClientRects().length > 0)
  if (!shown) return
  const copied = await writeToClipboard(getCode(shown))
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

const ADDED = `.${codeClasses.error}, .${codeClasses.result}, .${codeClasses.thrown}`

/** The code without what the site added to it: results, thrown messages and compiler errors. */
export function getCode(pre: HTMLElement): string {
  const copy = pre.cloneNode(true) as HTMLElement
  for (const note of copy.querySelectorAll(ADDED)) note.remove()
  return copy.textContent.trimEnd()
}

/** Copies a text. Resolves to false if the browser doesn't allow it or has no clipboard. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Copies a text that may still be loading. Safari lets a page copy only while a click is handled, so the clipboard gets
 * a promise of the text at once. Call this while the click is handled.
 *
 * @returns false if the text can't be loaded, or the browser doesn't allow copying
 */
export async function copyWhenLoaded(text: Promise<string>): Promise<boolean> {
  try {
    // Firefox before 127 has no ClipboardItem, but allows copying for some seconds after a click.
    if (typeof ClipboardItem === 'undefined') return await writeToClipboard(await text)
    const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}
