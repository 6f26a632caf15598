import { make, createButton } from '../../../../lib/client/elements'
import type { RunPlace } from '../../../sample-runtime/protocol/messages'
import type { ChallengeTest } from '../../shared/find-tests'
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

/** The tests of a challenge and how they went. */
export interface TestList {
  element: HTMLElement
  /** Shows results, in the order of the tests. What is still to come leaves the reasons of before in place. */
  show(results: readonly TestResult[]): void
}

/** What leads to the places of faults. */
export interface FaultPlaces {
  testFile: string
  /** The name that the reader sees of a file; none of one that isn't shown. */
  getLabel: (name: string) => string | undefined
  goTo: (place: RunPlace) => void
}

/** Makes a list of tests that haven't run yet. */
export function createTestList(tests: readonly ChallengeTest[], places: FaultPlaces): TestList {
  const rows = tests.map(({ name }) => createRow(name, places))
  return {
    element: make('ol', 'challenge-results', ...rows.map(({ element }) => element)),
    show(results) {
      rows.forEach(({ show }, index) => show(results[index] ?? { is: 'not reached' }))
    },
  }
}

function createRow(name: string, places: FaultPlaces) {
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
    if (!isPending(result)) reason.replaceChildren(...getReason(result, places))
  }
  return { element, show }
}

function getReason(result: TestResult, places: FaultPlaces): HTMLElement[] {
  if (result.is === 'not checked') return [make('p', '', result.why)]
  return result.is === 'failed' ? getFault(result.fault, places) : []
}

function getFault({ code, line, expected, happened, place }: Fault, places: FaultPlaces): HTMLElement[] {
  const ofTest = line === undefined ? undefined : { file: places.testFile, line: line + 1, column: 1 }
  const came = outcome(expected === undefined ? 'What happened' : 'Actual', happened)
  came.append(...placeButton(place, places))
  return [
    ...(code === undefined ? [] : [make('p', '', make('code', '', code), ...placeButton(ofTest, places))]),
    ...(expected === undefined ? [] : [outcome('Expected', expected)]),
    came,
  ]
}

/** A button that leads to a place; none for a file that the reader doesn't see. */
function placeButton(
  place: RunPlace | undefined,
  { testFile, getLabel, goTo }: FaultPlaces,
): (HTMLElement | string)[] {
  if (!place) return []
  const label = getLabel(place.file)
  if (label === undefined) return []
  const file = place.file === testFile ? '' : ` of ${label}`
  return [' ', createButton(`line ${place.line}${file}`, 'try-place', () => goTo(place))]
}

/** A value on a single line, cut if it is long. */
function outcome(label: string, text: string): HTMLElement {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const cut = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  return make('p', '', make('span', 'challenge-label', `${label}: `), make('code', '', cut))
}
