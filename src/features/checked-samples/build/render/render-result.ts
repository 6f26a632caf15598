import * as codeClasses from '../../../../lib/code-classes'
import type { Fence, OlderOutput } from '../page/fence'
import type { RunRecord } from '../result'
import { escapeHtml } from './highlight'
import { renderPre } from './render-frame'

/** What is known of a run that the page shows. */
export interface ShownRun {
  /** Absent in a draft, which proves nothing. */
  record?: RunRecord | undefined
  /** The fence with what it printed. */
  printed?: Fence | undefined
  /** What it printed on an older version, which is shown beside that. */
  older?: OlderOutput | undefined
  /** The version of the library that it ran on. */
  version: string
  /** Whether `// →` is explained here: where it comes first on the page. */
  explainsValues?: boolean
  /** HTML of the test's listing, for a proof. */
  proof?: string
}

/** How many lines of a screen, and how many different requests, are shown. */
const LINES = 14
const EXPLANATION = `<code>// →</code> is followed by the value of the code before it.`

/**
 * Writes what an executed fence left behind: what it printed, what the screen showed at the end, the requests that were
 * sent, and the mark that it ran. A proof opens from there, without scripts.
 *
 * @returns the HTML, empty if there is nothing to say
 */
export function renderResult(run: ShownRun): string {
  const { record, printed, proof } = run
  const parts = [
    printed && renderPrinted(printed, run),
    record && renderPart('On the screen', cutOff(record.screen)),
    record && renderPart('Requests', cutOff(counted(record.requests))),
  ]
  const shown = parts.filter(Boolean).join('')
  const explanation = run.explainsValues ? `<span>${EXPLANATION}</span>` : ''
  const end = proof === undefined ? getMark(run, explanation) : foldedTest(run, proof, shown === '')
  const content = shown + end
  if (content === '') return ''
  const isBare = shown === '' && explanation === '' && proof === undefined
  const classes = isBare ? `${codeClasses.ran} ${codeClasses.ranBare}` : codeClasses.ran
  return `<div class="${classes}">${content}</div>`
}

/** What was printed. What it was on an older version comes first, as it came first. */
function renderPrinted(printed: Fence, { older, version }: ShownRun): string {
  const part = (name: string, { code }: Fence) => renderPart(name, withoutTrailingSpaces(code).split('\n'))
  if (!older) return part('Printed', printed)
  const parts = part(`On ${older.tags.version}`, older) + part(`On ${getMinor(version)}`, printed)
  return `<div class="${codeClasses.ranOnBoth}">${parts}</div>`
}

const getMinor = (version: string): string => version.split('.', 2).join('.')

/** What the mark means is said once, below the title of the page: `renderCount`. Programs and pointers get its version. */
function mark({ version }: ShownRun): string {
  return `<span role="img" aria-label="ran" title="Ran on ${version}">✓</span>`
}

function getMark(run: ShownRun, explanation: string): string {
  if (run.record === undefined && explanation === '') return ''
  return `<p>${[run.record ? mark(run) : '', explanation].filter(Boolean).join(' ')}</p>`
}

/** The mark of a proof opens the test. It says how many checks passed where nothing else says what happened. */
function foldedTest(run: ShownRun, test: string, isAlone: boolean): string {
  const { record } = run
  const checks = isAlone && record && record.checks > 0 ? ` ${checksPassed(record.checks)}` : ''
  const statement = record ? mark(run) + checks : 'Not run in this draft'
  const summary = `<span>${statement}</span> <b data-closed>Show the test</b><b data-open>Hide the test</b>`
  return `<details class="${codeClasses.proof}"><summary>${summary}</summary>${test}</details>`
}

const checksPassed = (count: number): string => `${count} ${count === 1 ? 'check' : 'checks'} passed`

function renderPart(name: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const pre = renderPre(`${escapeHtml(lines.join('\n'))}\n`, name)
  return `<div class="${codeClasses.ranPart}"><b>${name}</b>${pre}</div>`
}

/** Equal lines that follow each other are one: `GET /tickets 200 × 3`. */
function counted(lines: readonly string[]): string[] {
  const groups: { line: string; count: number }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.line === line) last.count += 1
    else groups.push({ line, count: 1 })
  }
  return groups.map(({ line, count }) => (count === 1 ? line : `${line} × ${count}`))
}

function cutOff(lines: readonly string[]): readonly string[] {
  if (lines.length <= LINES) return lines
  return [...lines.slice(0, LINES - 1), `… and ${lines.length - LINES + 1} more`]
}

/** Removes spaces at the ends of lines, which the check of the output ignores, too. */
function withoutTrailingSpaces(text: string): string {
  return text.replace(/[ \t]+$/gm, '')
}
