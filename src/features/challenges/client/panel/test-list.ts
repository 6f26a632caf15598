import { make, makeButton } from '../../../../lib/client/elements'
import type { ChallengeTest } from '../../shared/find-tests'
import type { RunPlace } from '../../../sample-runtime/protocol/messages'
import { isPending, type Fault, type TestResult } from './judge/results'

const WORDS: Readonly<Record<TestResult['is'], string>> = {
  waiting: 'Not run yet',
  running: 'Running…',
  'checking types': 'Checking types…',
  passed: 'Passed',
  failed: 'Failed',
  'not reached': 'Not reached',
  'not checked': 'Types not checked',
}
/** Longer texts are cut. In characters. */
const LONGEST = 300

/** What leads from a result to the code. */
export interface WaysToCode {
  /** Shows a line of the test file, which counts from 0. */
  showLine: (line: number) => void
  showPlace: (place: RunPlace) => void
}

/** The tests of a challenge and how they went. */
export interface TestList {
  element: HTMLElement
  /** Shows results, in the order of the tests. What is still to come leaves the reasons of before in place. */
  show(results: readonly TestResult[]): void
}

/**
 * Makes a list of tests that haven't run yet.
 *
 * @param ways - lead to the lines that results are about
 */
export function makeTestList(tests: readonly ChallengeTest[], ways: WaysToCode): TestList {
  const rows = tests.map(({ name }) => makeRow(name, ways))
  return {
    element: make('ol', 'challenge-results', ...rows.map(({ element }) => element)),
    show(results) {
      rows.forEach(({ show }, index) => show(results[index] ?? { is: 'not reached' }))
    },
  }
}

function makeRow(name: string, ways: WaysToCode) {
  const state = make('b', 'challenge-state')
  const reason = make('div', 'challenge-reason')
  const element = make('li', '', state, ' ', make('span', '', name), reason)
  let shown = ''

  function show(result: TestResult): void {
    // Nothing is replaced by the same: a button in it may have the focus.
    const next = JSON.stringify(result)
    if (next === shown) return
    shown = next
    element.dataset.is = result.is
    state.textContent = WORDS[result.is]
    if (!isPending(result)) reason.replaceChildren(...reasonOf(result, ways))
  }
  return { element, show }
}

function reasonOf(result: TestResult, ways: WaysToCode): HTMLElement[] {
  if (result.is === 'not checked') return [make('p', '', result.why)]
  return result.is === 'failed' ? faultOf(result.fault, ways) : []
}

function faultOf({ code, line, expected, happened, place }: Fault, ways: WaysToCode): HTMLElement[] {
  const { showLine, showPlace } = ways
  const atLine =
    line === undefined ? [] : [' ', makeButton(`line ${line + 1}`, 'try-place', () => showLine(line))]
  const last = outcome(expected === undefined ? 'What happened' : 'Actual', happened)
  if (place)
    last.append(
      ' ',
      makeButton(`line ${place.line} of ${place.file}`, 'try-place', () => showPlace(place)),
    )
  return [
    ...(code === undefined ? [] : [make('p', '', make('code', '', code), ...atLine)]),
    ...(expected === undefined ? [] : [outcome('Expected', expected)]),
    last,
  ]
}

/** A value on a single line, cut if it is long. */
function outcome(label: string, text: string): HTMLElement {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const cut = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  return make('p', '', make('span', 'challenge-label', `${label}: `), make('code', '', cut))
}
