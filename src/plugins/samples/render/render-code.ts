import type { ReportedError } from '../result'
import { highlight, type Token } from './highlight'
import { escapeHtml, renderTokens } from './html'
import { markResults, RESULT } from './mark-results'
import { renderError } from './render-error'
import type { ShownFile } from './shown-files'

/** What is shown besides the code. */
export interface Extras {
  /** Highlighted lines: their places among the lines shown, from 1; names of files don't count. */
  highlighted: ReadonlySet<number>
  /** Errors to show below their lines, by the line in the text that was read. */
  errors: readonly ReportedError[]
}

/** A line, what it looks like as a whole (a class, or empty), and what stands below it. */
interface Row {
  html: string
  kind: string
  notes: string
}

/**
 * Writes the content of a `<code>`. What isn't code has a class: `code-file` for a file's name, `e` for an error,
 * `r` and `x` for comments that say what a statement does.
 *
 * @param language - see {@link highlight}
 */
export function renderCode(files: readonly ShownFile[], language: string, extras: Extras): string {
  let place = 0
  return files
    .map(({ name, lines }) => {
      const tokens = markResults(highlight(lines.map(({ text }) => text).join('\n'), language))
      const rows = lines.map(({ text, source }, index): Row => {
        place += 1
        const change = language === 'diff' ? changeOf(text) : ''
        const kind = extras.highlighted.has(place) ? 'h' : change
        const errors = extras.errors.filter(({ line }) => line === source)
        return { html: renderLine(tokens[index] ?? []), kind, notes: errors.map(renderError).join('') }
      })
      const title = name === undefined ? '' : `<span class="code-file">${escapeHtml(name)}</span>`
      return title + joinRows(rows)
    })
    .join('')
}

/** A line that is nothing but the rest of a result is a part of it as a whole, so that copying can leave it out. */
function renderLine(tokens: readonly Token[]): string {
  const [only] = tokens
  if (tokens.length === 1 && only?.kind === RESULT) return renderTokens([{ ...only, text: `${only.text}\n` }])
  return `${renderTokens(tokens)}\n`
}

/** Added and removed lines differ in their sign as well as in their color. */
function changeOf(line: string): string {
  return { '+': 'i', '-': 'd' }[line.charAt(0)] ?? ''
}

/** Lines that stand out together are one element. */
function joinRows(rows: readonly Row[]): string {
  return rows
    .map(({ html, kind, notes }, index) => {
      const [before, after] = [rows[index - 1], rows[index + 1]]
      const opens = kind !== '' && (before?.kind !== kind || before.notes !== '')
      const closes = kind !== '' && (after?.kind !== kind || notes !== '')
      return `${opens ? `<span class="${kind}">` : ''}${html}${closes ? '</span>' : ''}${notes}`
    })
    .join('')
}
