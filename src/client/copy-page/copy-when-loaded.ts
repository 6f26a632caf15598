import { writeToClipboard } from '../code-blocks/copy'

/**
 * Copies a text that may still be on its way. Safari lets a page copy in the moment of a click only, so the clipboard
 * is told at once, and waits for the text itself. Call this while the click is handled.
 *
 * @returns false where the text doesn't arrive, or the browser doesn't allow it
 */
export async function copyWhenLoaded(text: Promise<string>): Promise<boolean> {
  try {
    // Firefox before 127 has no such item, and allows copying for some seconds after a click.
    if (typeof ClipboardItem === 'undefined') return await writeToClipboard(await text)
    const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}
