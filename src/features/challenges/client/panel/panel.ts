import { make } from '../../../../lib/client/elements'
import { type ChallengeData, BEGUN_TEST } from '../../../sample-runtime/protocol/sample'
import { findTests } from '../../shared/find-tests'
import { FAILED_TEST, TEST_HELPER } from '../../shared/test-helper'
import { readSolved } from '../solved'
import { claimsIn, judgeTests } from './judge/judge-tests'
import type { TestResult } from './judge/results'
import { isSolved, summaryOf } from './judge/summary'
import type { ChallengeEditor, ChallengePanel, RunReport } from './options'
import { makeSolution } from './solution'
import { makeSolvedPart } from './solved-part'
import { makeTask } from './task'
import { makeTestList } from './test-list'
import { makeTypesOfTests } from './types-of-tests'
import './panel.css'

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
export function makePanel(subject: Subject, editor: ChallengeEditor): ChallengePanel {
  const { challenge, place } = subject
  const { testFile } = challenge
  const tests = findTests(subject.tests)
  const isAboutTypes = tests.some(({ checksTypes }) => checksTypes)
  const types = makeTypesOfTests(challenge, isAboutTypes, editor)
  const list = makeTestList(tests, {
    testFile,
    labelOf: (name) => (name === TEST_HELPER ? undefined : editor.labelOf(name)),
    goTo: editor.goTo,
  })
  const summary = make('p', 'challenge-summary', 'Running the tests…')
  const solved = makeSolvedPart(challenge, place)
  const solution = makeSolution(challenge.solutions, editor)
  let report = NOT_RUN
  /** Whether the text is another one than that of the last run, so that types of now don't go with it. */
  let isOld = false

  function refresh(): void {
    if (isOld) return
    const attempt = { results: resultsNow(), report, typeErrors: types.errors(), isAboutTypes }
    list.show(attempt.results)
    const text = summaryOf(attempt)
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
    const code = editor.textOf(testFile)
    // In JavaScript, the tests have other lines, and no comments for the compiler.
    const placed = findTests(code).map((test, index) => ({
      ...test,
      checksTypes: tests[index]?.checksTypes === true,
    }))
    return judgeTests(placed, claimsIn(code, editor.claimsOf(testFile)), report, types.known())
  }

  const parts = [makeTask(place), summary, list.element, solved.element, solution.element]
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
