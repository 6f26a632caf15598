import { escapeHtml } from './html'

/** Where the browser finds the types of a block. */
export interface TypesReference {
  /** Address of the page's types. */
  address: string
  /** The block's number among them. */
  block: number
}

/** What stands around the code. */
interface Frame {
  /** HTML of the file's name; undefined if it has none. */
  title: string | undefined
  /** HTML of the switch; empty if there is only one form. */
  choice: string
  types?: TypesReference | undefined
  /** What stands below the code: that it is not checked, or for which version it is. */
  note?: string | undefined
}

/**
 * Puts a bar with the name and the buttons above the code. Without a name and a switch there is no bar:
 * the buttons then stand beside the code.
 */
export function renderFrame({ title, choice, types, note }: Frame, pres: string): string {
  const bare = title === undefined && choice === ''
  const name = title === undefined ? '' : `<span class="code-title">${title}</span>`
  const see = types ? '<button type="button" class="code-types" aria-pressed="false">Types</button>' : ''
  const copy = '<button type="button" class="code-copy">Copy</button>'
  const actions = `<div class="code-actions">${choice}${see}${copy}</div>`
  const reference = types ? ` data-types="${escapeHtml(`${types.address}#${types.block}`)}"` : ''
  const bar = bare ? actions : `<div class="code-bar">${name}${actions}</div>`
  const caption = note === undefined ? '' : `<figcaption class="code-note">${escapeHtml(note)}</figcaption>`
  return `<figure class="code-sample${bare ? ' code-bare' : ''}"${reference}>${bar}${pres}${caption}</figure>`
}

/**
 * One form of the code; it can be focused, so that arrow keys scroll it.
 *
 * @param form - which of several forms it is
 * @param language - where nothing else in the block says it: for the page's text twin, and for other machines
 */
export function renderPre(
  html: string,
  label: string,
  form?: { name: string; value: string },
  language?: string,
): string {
  const data = form ? ` data-${form.name}="${form.value}"` : ''
  const name = language ? ` class="language-${escapeHtml(language)}"` : ''
  return `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"${data}${heightOf(html)}><code${name}>${html}</code></pre>`
}

/** What wraps, or has a height that is not a line's. */
const NO_LINE = /class="(?:e|code-file)"/

/** The height of code that is nothing but lines: browsers then know it before they lay the code out. */
function heightOf(html: string): string {
  return NO_LINE.test(html) ? '' : ` style="--lines:${html.split('\n').length - 1}"`
}

/** A group of buttons of which one is pressed: the first, until the reader's own choice is known. */
export function renderChoice(
  name: string,
  label: string,
  values: ReadonlyArray<readonly [value: string, text: string]>,
): string {
  const buttons = values.map(([value, text], index) => {
    return `<button type="button" value="${value}" aria-pressed="${index === 0}">${text}</button>`
  })
  return `<div class="code-choice" role="group" aria-label="${label}" data-choice="${name}">${buttons.join('')}</div>`
}
