import { make } from '../../../../lib/client/elements'
import { type ChallengeData, BEGUN_TEST } from '../../../sample-runtime/protocol/sample'
import { findTests } from '../../shared/find-tests'
import { FAILED_TEST, TEST_HELPER } from '../../shared/test-helper'
import { readSolved, noteSolved } from '../solved'
import { claimsIn, judgeTests } from './judge/judge-tests'
import { type TestResult, isPending } from './judge/results'
import type { ChallengeEditor, ChallengePanel, RunReport, TypeDiagnostic } from './options'
import { createSolution } from './solution'
import { createTestList } from './test-list'
import { createTypesOfTests } from './judge/judge-types'
import './panel.css'
import { SITE } from '../../../../config/site'

/** What a reader gets who has solved a challenge. */
interface SolvedPart {
  element: HTMLElement
  /**
   * Notes that the challenge is solved, and shows what that gives.
   *
   * @param isGiven - whether the code is a solution of the site
   */
  show(isGiven: boolean): void
  /** The code doesn't solve it any more. Beside tests that fail, the explanation would speak of other code. */
  hide(): void
}

const NOT_KEPT =
  'This browser’s storage is blocked or full, so the challenge counts as solved until you close this page.'
const GIVEN =
  'This is a given solution, so the list doesn’t count it as yours. To write one yourself, press Reset above the code.'

/** @param place - the challenge in the page, which has the explanation */
function createSolvedPart({ id, version, next }: ChallengeData, place: Element | null): SolvedPart {
  const notes = make('div', '')
  const element = make('div', 'challenge-solved', notes)
  element.hidden = true
  return {
    element,
    show(isGiven) {
      const isKept = noteSolved(id, { version, isGiven })
      const sentences = [
        ...(readSolved().get(id)?.isGiven === true ? [GIVEN] : []),
        ...(isKept ? [] : [NOT_KEPT]),
      ]
      notes.replaceChildren(...sentences.map((sentence) => make('p', '', sentence)))
      element.hidden = false
      if (element.childElementCount === 1)
        element.append(...explanationIn(place), make('p', 'challenge-next', ...nextLink(next)))
    },
    hide() {
      element.hidden = true
    },
  }
}

function explanationIn(place: Element | null): Node[] {
  const copy = place?.querySelector('.challenge-explanation')?.cloneNode(true)
  if (!(copy instanceof Element)) return []
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  return [...copy.childNodes]
}

function nextLink(next: ChallengeData['next']): (Node | string)[] {
  const link = make('a', '', next?.title ?? 'See all challenges')
  link.href = next?.address ?? `${SITE.baseUrl}tutorials/challenges`
  return next ? ['Next: ', link] : ['That was the last challenge. ', link]
}

/** What an editor that covers the page would hide of it. */
const HIDDEN = '.challenge-task > *, .challenge-hint'

/**
 * Makes a copy of the task and its hints, which is in sight only while the editor covers the page.
 *
 * @param place - the challenge in the page
 */
function createTask(place: Element | null): HTMLElement {
  const task = make('details', 'challenge-copy', make('summary', '', 'Task and hints'))
  task.open = true
  for (const part of place?.querySelectorAll(HIDDEN) ?? []) {
    const copy = part.cloneNode(true) as Element
    for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id')
    task.append(copy)
  }
  return task
}

/** What a panel is about. */
export interface Subject {
  challenge: ChallengeData
  /** The tests in TypeScript, as the build has proven them. */
  tests: string
  /** The challenge in the page. */
  place: Element | null
}

const NOT_RUN: RunReport = { looks: new Map(), printed: [], errors: [] }

/** Makes the part of an editor that lists the tests of its challenge and says how they went. */
export function createPanel(subject: Subject, editor: ChallengeEditor): ChallengePanel {
  const { challenge, place } = subject
  const { testFile } = challenge
  const tests = findTests(subject.tests)
  const isAboutTypes = tests.some(({ checksTypes }) => checksTypes)
  const types = createTypesOfTests(challenge, isAboutTypes, editor)
  const list = createTestList(tests, {
    testFile,
    getLabel: (name) => (name === TEST_HELPER ? undefined : editor.getLabel(name)),
    goTo: editor.goTo,
  })
  const summary = make('p', 'challenge-summary', 'Running the tests…')
  const solved = createSolvedPart(challenge, place)
  const solution = createSolution(challenge.solutions, editor)
  let report = NOT_RUN
  /** Whether the text is another one than that of the last run, so that types of now don't go with it. */
  let isOld = false

  function refresh(): void {
    if (isOld) return
    const attempt = { results: resultsNow(), report, typeErrors: types.errors(), isAboutTypes }
    list.show(attempt.results)
    const text = getSummary(attempt)
    if (text === undefined) return
    summary.textContent = text
    summary.toggleAttribute('data-solved', isSolved(attempt))
    if (isSolved(attempt)) solved.show(solution.isUsed(readSolved().get(challenge.id)?.isGiven === true))
    else {
      solved.hide()
      solution.forgetUse()
    }
    editor.say(text)
  }

  function resultsNow(): readonly TestResult[] {
    if (editor.isWaiting()) return tests.map(() => ({ is: 'waiting' }))
    const code = editor.getText(testFile)
    // In JavaScript, the tests have other lines, and no comments for the compiler.
    const placed = findTests(code).map((test, index) => ({
      ...test,
      checksTypes: tests[index]?.checksTypes === true,
    }))
    return judgeTests(placed, claimsIn(code, editor.getClaims(testFile)), report, types.known())
  }

  const parts = [createTask(place), summary, list.element, solved.element, solution.element]
  const element = make('section', 'challenge-panel code-ran', ...parts)
  element.setAttribute('aria-label', 'Tests of the challenge')
  return {
    element,
    show(run) {
      report = run
      isOld = isOld && run.reason === undefined
      refresh()
      if (run.reason !== undefined) {
        solution.refresh()
        types.ask()
      }
      return { looks: new Map(), printed: run.printed.filter(({ text }) => !isOfHelper(text)) }
    },
    typed() {
      isOld = true
      types.typed()
    },
    showTypes(outcome) {
      const shown = types.judge(outcome)
      refresh()
      return shown
    },
    start: refresh,
  }
}

const isOfHelper = (text: string): boolean => text.startsWith(FAILED_TEST) || text.startsWith(BEGUN_TEST)

/** What is known of an attempt. */
export interface Attempt {
  results: readonly TestResult[]
  report: RunReport
  /** The errors of the compiler that no test expects, as far as they are known. */
  typeErrors: readonly TypeDiagnostic[]
  /** Whether the challenge is about types. In others, the reader learns of such errors, and the tests alone decide. */
  isAboutTypes: boolean
}

/** Whether a challenge is solved: all tests pass, and nothing else is wrong. */
export function isSolved({ results, report, typeErrors, isAboutTypes }: Attempt): boolean {
  const doAllPass = results.length > 0 && results.every(({ is }) => is === 'passed')
  return doAllPass && report.errors.length === 0 && (typeErrors.length === 0 || !isAboutTypes)
}

/**
 * Says in a sentence how the tests went.
 *
 * @returns undefined while that isn't known
 */
export function getSummary(attempt: Attempt): string | undefined {
  const { results, report, typeErrors } = attempt
  if (results.some(isPending)) return undefined
  if (results.some(({ is }) => is === 'waiting'))
    return 'Press Run to run the code of the link and its tests.'
  const passed = results.filter(({ is }) => is === 'passed').length
  const count = `${passed} of ${results.length} ${results.length === 1 ? 'test passes' : 'tests pass'}`
  if (report.errors.length > 0) return `${count}. There is an error, which is shown below.`
  const [first] = typeErrors
  const but =
    first && passed === results.length
      ? `, but TypeScript reports an error in ${first.file}, line ${first.line}`
      : ''
  return `${isSolved(attempt) ? 'Solved. ' : ''}${count}${but}.`
}
