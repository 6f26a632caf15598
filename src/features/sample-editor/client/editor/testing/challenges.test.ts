// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { fireEvent, screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { openChallenge } from '../../../../challenges/client/panel'
import type { TrySample } from '../../../../sample-runtime/protocol/sample'
import type { TypeDiagnostic } from '../../types/messages'
import type { EditorOptions } from '../options'
import { CHALLENGE, TYPED_CHALLENGE } from './challenge-sample'
import { diagnosticAt } from './fakes'
import * as editor from './opened-editor'
import { checker, chooseTab, code, endRun, error, press, printed, sandbox, tab, type } from './opened-editor'

editor.aroundEachTest()
beforeEach(() => localStorage.clear())

function start(sample: TrySample = CHALLENGE, options: Partial<EditorOptions> = {}): void {
  document.body.innerHTML = `<div class="challenge" data-challenge="empty-the-cart"><figure></figure>
    <div class="challenge-task"><p id="of-the-task">Empty it.</p></div>
    <details class="challenge-hint"><summary>Hint 1</summary></details>
    <div class="challenge-explanation"><p id="why">Because of <code>Immer</code>.</p></div></div>`
  const block = document.querySelector('figure')
  const challenge = block && openChallenge(sample, block)
  editor.open({ sample, ...(challenge && { createPanel: challenge.createPanel }), ...options })
}

const panel = () => within(screen.getByRole('region', { name: 'Tests of the challenge' }))
const results = (): string[] =>
  panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const summary = (): string => editor.getText('.challenge-summary')
const stored = (): string | null => localStorage.getItem('challenges-solved')

/** Ends a run in which the tests gave two values: the first one is as it should be. */
const run = (checkedOut: string, added = "['tea']"): void =>
  endRun(editor.value(0, added, "['tea']"), editor.value(1, checkedOut, '[]'))
const solve = (): void => run('[]')
/** A failed test, as its helper prints it. */
const failed = (text: string, file?: string) => printed(`Failed test: ${text}`, file)

const ADDED = 'An added item is in the cart.'
const EMPTY = 'The cart is empty again after checkout.'

test('The start files come first, then the tests, and what these import has no tab but runs.', () => {
  start()
  expect(editor.tabs()).toEqual(['src/cart.ts', 'src/empty.ts', 'src/cart.test.ts'])
  expect(code()).toContain('export const cart')
  expect(sandbox.tasks[0]?.entries).toEqual(['src/cart.test.ts'])
  expect(editor.runNames()).toContain('src/challenge.ts')
})

test('The tests can be read and not be written, and an attempt doesn’t replace them.', () => {
  start(CHALLENGE, {
    changed: { 'src/cart.test.ts': 'nothing', 'src/challenge.ts': '', 'src/empty.ts': 'mine' },
  })
  chooseTab(/cart.test.ts/)
  expect(code()).toContain('An added item')
  expect(editor.getView().state.readOnly).toBe(true)
  expect(editor.runFiles().find(({ name }) => name === 'src/challenge.ts')?.code).toContain('async')
  chooseTab(/empty.ts/)
  expect(code()).toBe('mine')
  expect(editor.getView().state.readOnly).toBe(false)
})

test.each([
  [
    'the reason for a failure',
    () => run("['tea']"),
    [`Passed ${ADDED}`, `Failed ${EMPTY}cart.checkedOut() line 9Expected: []Actual: ['tea']`],
    '1 of 2 tests pass.',
  ],
  [
    'what code reached that can’t run',
    () => endRun(error('no cart', 'src/empty.ts')),
    [`Not reached ${ADDED}`, `Not reached ${EMPTY}`],
    expect.stringContaining('There is an error'),
  ],
  [
    'the line of a failure, in a file that readers see',
    () =>
      endRun(
        failed(`${ADDED}\n"full"`, 'src/empty.ts'),
        failed(`${EMPTY}\nTypeError: no`, 'src/challenge.ts'),
      ),
    [
      `Failed ${ADDED}What happened: "full" line 1 of src/empty.ts`,
      `Failed ${EMPTY}What happened: TypeError: no`,
    ],
    '0 of 2 tests pass.',
  ],
])('The tests are listed with their states in words: %s.', (_what, end, listed, says) => {
  start()
  expect(results()).toEqual([`Running… ${ADDED}`, `Running… ${EMPTY}`])
  end()
  expect(results()).toEqual(listed)
  expect(summary()).toEqual(says)
})

test('An error in what a test calls leads to its line, in the file as the reader has it.', () => {
  const files = CHALLENGE.files.map((file) =>
    file.name === 'src/empty.ts' ? { ...file, javascript: file.typescript } : file,
  )
  start({ ...CHALLENGE, files }, { language: 'js' })
  endRun(failed(`${ADDED}\nTypeError: no`, 'src/empty.ts'))
  press('line 1 of src/empty.js')
  expect(tab(/empty.js/).getAttribute('aria-selected')).toBe('true')
  expect(code()).toBe('export const empty = {}')
})

test('The strip leaves out what the tests say, and keeps what the reader’s code prints.', () => {
  start()
  endRun(failed(`${ADDED}\nTypeError: no`), printed('hello'), editor.value(1, "['tea']", '[]'))
  expect(editor.part('Printed')).toBe('hello')
  expect(editor.part('Values')).toBeUndefined()
  expect(editor.status()).toBe('Ran without an error.')
})

test('While the tests run again, the reasons of before stay, and so does the focus in them.', () => {
  start()
  run("['tea']")
  const line = panel().getByRole('button', { name: 'line 9' })
  line.focus()
  type('\n// mine', 300)
  sandbox.say(printed('hello'))
  vi.advanceTimersByTime(200)
  expect(summary()).toBe('1 of 2 tests pass.')
  expect(results()[1]).toContain("Actual: ['tea']")
  run("['tea']")
  expect(document.activeElement).toBe(line)
})

test('What is new is announced, and nothing twice.', () => {
  start()
  run("['tea']")
  expect(editor.announced()).toBe('1 of 2 tests pass.')
  press('Run')
  run("['tea', 'mug']")
  expect(editor.announced()).toBe('')
  press('Run')
  solve()
  expect(editor.announced()).toBe('Solved. 2 of 2 tests pass.')
})

test('Who has solved it gets the explanation and the next challenge, which go with the solution and come back with the next one.', () => {
  start()
  expect(screen.queryByRole('link')).toBeNull()
  solve()
  expect(summary()).toBe('Solved. 2 of 2 tests pass.')
  expect(document.querySelectorAll('#why')).toHaveLength(1)
  expect(panel().getByRole('link', { name: 'Count the total' }).getAttribute('href')).toBe(
    '/tutorials/quick-start#count-the-total',
  )
  expect(stored()).toBe('{"empty-the-cart":"v1"}')
  press('Run')
  run('[]', '[]')
  expect(screen.queryByRole('link')).toBeNull()
  press('Run')
  solve()
  expect(editor.getText('.challenge-solved')).toBe('Because of Immer.Next: Count the total')
})

function editEmpty(): void {
  chooseTab(/empty.ts/)
  type(' // mine')
}
function breakIt(): void {
  editEmpty()
  press('Run')
  run('[]', '[]')
}

test.each([
  ['used', 'v1 given', () => undefined],
  ['used, with a word added to it', 'v1 given', editEmpty],
  ['taken back', 'v1', () => press('Undo')],
  ['broken', 'v1', breakIt],
])('After a given solution was %s, what solves it is noted as “%s”.', (_what, noted, change) => {
  start()
  press('Show solution')
  press('Use this solution')
  // The tests of before were still running.
  run('[]', '[]')
  press('Run')
  solve()
  expect(stored()).toBe('{"empty-the-cart":"v1 given"}')
  change()
  press('Run')
  solve()
  expect(stored()).toBe(`{"empty-the-cart":"${noted}"}`)
  expect(panel().queryByText(/the list doesn’t count it as yours/) === null).toBe(noted === 'v1')
})

test.each([
  ['was given at an earlier visit stays a given one', '{"empty-the-cart":"v1 given"}', 'v1 given'],
  ['nobody has used is the reader’s', '{}', 'v1'],
])('Code like a solution that %s.', (_what, before, noted) => {
  localStorage.setItem('challenges-solved', before)
  start(CHALLENGE, { changed: { 'src/empty.ts': 'export const empty = []' } })
  solve()
  expect(stored()).toBe(`{"empty-the-cart":"${noted}"}`)
})

test('The panel has a copy of the task and its hints, for an editor that covers the page.', () => {
  start()
  expect(editor.getText('.challenge-copy')).toBe('Task and hintsEmpty it.Hint 1')
  expect(document.querySelectorAll('#of-the-task')).toHaveLength(1)
})

test('Code with an error solves nothing, even if its tests pass.', () => {
  start()
  sandbox.say(error('Error: late'))
  solve()
  expect(summary()).toBe('2 of 2 tests pass. There is an error, which is shown below.')
  expect(stored()).toBeNull()
})

test('Code of a link, which hasn’t run, has no results.', () => {
  start(CHALLENGE, { isForeign: true })
  expect(results()[0]).toBe(`Not run yet ${ADDED}`)
  expect(summary()).toContain('Press Run')
})

/** Starts a challenge with a test about types, and ends the run. */
function startTyped(options: Partial<EditorOptions> = {}): void {
  start(TYPED_CHALLENGE, options)
  solve()
}
const checked = (...diagnostics: readonly TypeDiagnostic[]) => checker.answer({ is: 'checked', diagnostics })
const EXPECTED_ERROR = diagnosticAt('src/cart.test.ts', 14, 0, 1, 'TS2345: no')
const OWN_ERROR = diagnosticAt('src/cart.ts', 2, 0, 1, 'TS2322: no')

test('A test that is about types asks the compiler after the run, and needs the errors that it says.', async () => {
  startTyped()
  expect(results()[2]).toBe('Checking types… Numbers are refused.')
  await checked()
  expect(results()[2]).toBe(
    'Failed Numbers are refused.cart.added(1) line 14Expected: TypeScript refuses this line (TS2345)Actual: TypeScript accepts this line',
  )
  type(' ', 300)
  solve()
  expect(results()[2]).toContain('Checking types… Numbers are refused.')
  vi.advanceTimersByTime(300)
  await checked(EXPECTED_ERROR)
  expect(summary()).toBe('Solved. 3 of 3 tests pass.')
  expect(editor.part('Types')).toBe('No type errors.')
})

test('Types of now don’t go with a run of before.', async () => {
  startTyped()
  await checked()
  type(' ', 600)
  await checked(EXPECTED_ERROR)
  expect(stored()).toBeNull()
  solve()
  expect(stored()).not.toBeNull()
})

test('A type error in the reader’s code solves nothing.', async () => {
  startTyped()
  await checked(EXPECTED_ERROR, OWN_ERROR)
  expect(summary()).toBe('3 of 3 tests pass, but TypeScript reports an error in src/cart.ts, line 2.')
  expect(stored()).toBeNull()
})

test('A type error in a challenge that isn’t about types is spoken of once somebody has checked them, and where readers see it.', async () => {
  start()
  solve()
  expect(checker.checks).toHaveLength(0)
  press('Check types')
  await checked(OWN_ERROR)
  expect(summary()).toBe('Solved. 2 of 2 tests pass, but TypeScript reports an error in src/cart.ts, line 2.')
  type(' ', 300)
  solve()
  expect(summary()).toBe('Solved. 2 of 2 tests pass.')
  press('Check types')
  await checked(diagnosticAt('src/challenge.ts', 1, 0, 1, 'TS7006: no'))
  expect(editor.part('Types')).toBe('No type errors.')
  expect(summary()).toBe('Solved. 2 of 2 tests pass.')
})

test('Without the compiler, the panel says what to do, and the reader’s press checks again.', async () => {
  startTyped()
  await checker.answer({ is: 'not loaded' })
  expect(results()[2]).toContain(
    'Types not checked Numbers are refused.The TypeScript compiler could not be loaded.',
  )
  press('Check types')
  await checked(EXPECTED_ERROR)
  expect(summary()).toBe('Solved. 3 of 3 tests pass.')
})

test('In JavaScript, the panel says that types need TypeScript, which nobody can check there.', () => {
  startTyped({ language: 'js' })
  expect(editor.hasButton('Check types')).toBe(false)
  expect(editor.runFiles().find(({ name }) => name === 'src/challenge.ts')?.code).toContain(': string')
  expect(editor.tabs().at(-1)).toBe('src/cart.test.ts')
  expect(results()[2]).toContain('choose TypeScript above the code')
  expect(checker.checks).toHaveLength(0)
})

test('The solution is a difference from the reader’s code, in one of several ways, and changes nothing.', () => {
  start()
  press('Show solution')
  const changes = () => screen.queryAllByRole('group', { name: /^Changes of/ })
  expect(changes().map(({ textContent }) => textContent)).toEqual([
    '- Yours: export const empty = {}\n+ Solution: export const empty = []\n',
  ])
  press('by a function')
  expect(changes()).toHaveLength(2)
  press('Hide solution')
  expect(changes()).toHaveLength(0)
  expect(code()).toContain('import { empty }')
})

test('The solution replaces the code when the reader wants it, and Undo brings that back, in all files or in one.', () => {
  start()
  press('Show solution')
  press('by a function')
  press('Use this solution')
  expect(code()).toBe('export const cart = []')
  expect(panel().getByText('Your code is the same as this solution.')).toBeDefined()
  press('Undo')
  expect(code()).toContain('import { empty }')
  fireEvent.click(tab(/empty.ts/))
  press('Use this solution')
  undo(editor.getView())
  expect(code()).toBe('export const empty = {}')
})
