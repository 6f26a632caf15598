import { writeToClipboard } from '../../../../lib/client/copy'

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
