import type { RunPlace } from '../../../sample-runtime/protocol/messages'
import * as codeClasses from '../../../../lib/code-classes'
import { make, createButton } from '../../../../lib/client/elements'
import type { Report, ReportLine, Warning } from './report'
import type { Status } from './status'
import { SITE } from '../../../../config/site'

/** What came of a run, below the code: in the form of the strips of executed blocks. */
export interface Strip {
  element: HTMLElement
  /**
   * @param cut - values that are too long for their lines
   */
  show(report: Report, cut: readonly ReportLine[], status: Status): void
}

/** What lines need to lead to their places. */
export interface Places {
  /** The name of the file in view: places in other files say theirs. */
  shown: () => string
  isFile: (name: string) => boolean
  /** The name that the reader sees of a file. */
  getLabel: (name: string) => string
  goTo: (place: RunPlace) => void
}

interface StripOptions {
  places: Places
  /** What stands above what is printed. */
  above: readonly (HTMLElement | undefined)[]
  /** What stands below it. */
  below: readonly HTMLElement[]
  /** Says how to leave the editor. The code refers to it by `aria-describedby`. */
  hint: HTMLElement
  /** Runs again, and waits longer for timers. */
  waitLonger: () => void
}

/** Makes an empty strip. */
export function createStrip({ places, above, below, hint, waitLonger }: StripOptions): Strip {
  const status = make('span', 'try-status')
  const waiting = make('span', 'try-waiting')
  waiting.tabIndex = -1
  const end = make('p', '', status, waiting, hint)
  const parts = make('div', '')
  const first = above.filter((element) => element !== undefined)
  return {
    element: make('div', `${codeClasses.ran} try-strip`, ...first, parts, ...below, end),
    show(report, cut, { text, outcome }) {
      status.textContent = text
      status.dataset.outcome = outcome
      if (report.reason !== undefined) showWaiting(waiting, report.waiting, waitLonger)
      const errors = [...report.errors, ...report.untestable]
      parts.replaceChildren(
        ...part('Values', cut, places),
        ...part('Printed', report.printed, places),
        ...part('Warnings', report.warnings.map(warningLine), places),
        ...part('Errors', errors, places),
        ...part('Requests', report.requests.map(requestLine), places),
      )
    },
  }
}

/** Shows which timers a run didn't wait for. A reader who has asked to wait longer can ask again, or goes on from here. */
function showWaiting(place: HTMLElement, waiting: Report['waiting'], waitLonger: () => void): void {
  const hadFocus = place.contains(document.activeElement)
  place.replaceChildren(...waitingParts(waiting, waitLonger))
  if (hadFocus) (place.querySelector('button') ?? place).focus()
}

/** Says which timers a run didn't wait for, and offers to. */
function waitingParts(waiting: Report['waiting'], waitLonger: () => void): (Node | string)[] {
  if (!waiting) return []
  const { timers, time } = waiting
  const passed = `${(time / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`
  const still = timers === 1 ? '1 timer still waits' : `${timers} timers still wait`
  return [
    `${passed} of simulated time passed; ${still}. `,
    createButton('Wait longer', 'try-place', waitLonger),
  ]
}

const warningLine = ({ times, text, ...line }: Warning): ReportLine => ({
  ...line,
  text: times > 1 ? `${text.trimEnd()} (${times} times)` : text.trimEnd(),
})

const requestLine = (text: string): ReportLine => ({ text, level: 'log' })

/** Makes a part of a strip; none without lines. */
export function part(name: string, lines: readonly ReportLine[], options: Places): HTMLElement[] {
  if (lines.length === 0) return []
  const pre = make('pre', '', ...lines.map((line) => getLine(line, options)))
  pre.tabIndex = 0
  pre.setAttribute('role', 'group')
  pre.setAttribute('aria-label', name)
  for (const [index, { text, level }] of lines.entries()) {
    if (name === 'Warnings' || (level === 'error' && name !== 'Printed'))
      void addLink(pre.children[index], text)
  }
  return [make('div', codeClasses.ranPart, make('b', '', name), pre)]
}

function getLine({ text, level, place }: ReportLine, options: Places): HTMLElement {
  const line = make('span', 'try-line', text)
  line.dataset.level = level
  if (place && options.isFile(place.file)) line.append(' ', placeButton(place, options))
  return line
}

function placeButton(place: RunPlace, { shown, getLabel, goTo }: Places): HTMLElement {
  const file = place.file === shown() ? '' : ` of ${getLabel(place.file)}`
  return createButton(`line ${place.line}${file}`, 'try-place', () => goTo(place))
}

async function addLink(line: Element | undefined, text: string): Promise<void> {
  const found = await findErrorLink(text)
  if (!found || !line?.isConnected) return
  const link = make('a', '', 'What this error means')
  link.href = found.address
  link.title = found.title
  line.append(' ', link)
}

/** The entry of an error on the page `/errors`. */
interface ErrorLink {
  address: string
  title: string
}

/**
 * Finds the entry that explains an error. The texts of all errors are loaded for it, so ask only when there is one.
 *
 * @returns `undefined` if the error isn't known, or if the texts can't be loaded: a link is a courtesy
 */
async function findErrorLink(message: string): Promise<ErrorLink | undefined> {
  try {
    const { loadFinder } = await import('../../../error-finder/client/load-finder')
    const findings = (await loadFinder())(message)
    if (findings.kind !== 'found') return undefined
    const [{ id, title }] = findings.errors
    return { address: `${SITE.baseUrl}errors#${id}`, title }
  } catch {
    return undefined
  }
}
