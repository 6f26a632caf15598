import * as codeClasses from '../../../../lib/code-classes'
import { escapeHtml } from './highlight'

/** Where the browser finds something about a block. */
interface Reference {
  /** Address of the page's file, from the root of the site. */
  address: string
  /** The block's number in it, or its name. */
  block: number | string
}

/** What the browser loads about a block when a reader asks. */
export interface References {
  types?: Reference | undefined
  /** The sample, if it can be edited, and what the button for that says in place of "Edit". */
  sample?: (Reference & { label?: string }) | undefined
}

/** The parts around the code. */
interface Frame extends References {
  /** HTML of the file's name; undefined if it has none. */
  title: string | undefined
  /** HTML of the switch; empty if there is only one form. */
  choice: string
  /** The kind of code, shown if there is neither a name nor a switch. */
  kind?: string | undefined
  /** The note below the code: that it is not checked, or for which version it is. */
  note?: string | undefined
}

/**
 * Puts a bar with the name and the buttons above the code. A single line that has neither a name nor a switch stays
 * compact: it is marked as one, and the styles put its buttons beside it.
 */
export function renderFrame({ title, choice, kind = '', types, sample, note }: Frame, pres: string): string {
  const unnamed = title === undefined && choice === ''
  const label = unnamed ? `<span class="${codeClasses.kind}">${kind}</span>` : ''
  const name = title === undefined ? label : `<span class="${codeClasses.title}">${title}</span>`
  const see = types
    ? `<button type="button" class="${codeClasses.typesButton}" aria-pressed="false">Types</button>`
    : ''
  const edit = sample
    ? `<button type="button" class="${codeClasses.editButton}">${sample.label ?? 'Edit'}</button>`
    : ''
  const copy = `<button type="button" class="${codeClasses.copyButton}">Copy</button>`
  const actions = `<div class="${codeClasses.actions}">${choice}${see}${edit}${copy}</div>`
  const reference = referenceTo('types', types) + referenceTo('sample', sample)
  const bar = `<div class="${codeClasses.bar}">${name}${actions}</div>`
  const caption =
    note === undefined ? '' : `<figcaption class="${codeClasses.note}">${escapeHtml(note)}</figcaption>`
  const single = unnamed && SINGLE_LINE.test(pres)
  const classes = single ? `${codeClasses.sample} ${codeClasses.singleLine}` : codeClasses.sample
  return `<figure class="${classes}"${reference}>${bar}${pres}${caption}</figure>`
}

/**
 * One form of the code; it can be focused, so that arrow keys scroll it.
 *
 * @param form - which of several forms it is
 * @param language - where nothing else in the block says it: for the Markdown page, and for other programs that read the page
 */
export function renderPre(
  html: string,
  label: string,
  form?: { name: string; value: string },
  language?: string,
): string {
  const data = form ? ` data-${form.name}="${form.value}"` : ''
  const name = language ? ` class="language-${escapeHtml(language)}"` : ''
  return `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"${data}${getHeight(html)}><code${name}>${html}</code></pre>`
}

function referenceTo(name: string, what: Reference | undefined): string {
  return what ? ` data-${name}="${escapeHtml(`${what.address}#${what.block}`)}"` : ''
}

const SINGLE_LINE = /^<pre [^>]* style="--lines:1">/

/** An error wraps. */
const NO_LINE = `class="${codeClasses.error}"`

/** The number of lines, as a style: browsers then know the height of the code before they lay it out. */
function getHeight(html: string): string {
  return html.includes(NO_LINE) ? '' : ` style="--lines:${html.split('\n').length - 1}"`
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
  return `<div class="${codeClasses.choice}" role="group" aria-label="${label}" data-choice="${name}">${buttons.join('')}</div>`
}
