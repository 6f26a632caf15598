// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { fireEvent, screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { openChallenge } from '../../../../challenges/client/panel'
import type { TrySample } from '../../../../sample-runtime/protocol/sample'
import type { EditorOptions } from '../options'
import { CHALLENGE, TYPED_CHALLENGE } from './challenge-sample'
import { diagnosticAt, fakeChecker, type FakeChecker } from './fakes'
import {
  aroundEachTest,
  code,
  done,
  open,
  press,
  sandbox,
  status,
  tab,
  type,
  value,
  viewOf,
} from './opened-editor'

aroundEachTest()
beforeEach(() => localStorage.clear())

function start(sample: TrySample = CHALLENGE, options: Partial<EditorOptions> = {}): void {
  document.body.innerHTML = `<div class="challenge" data-challenge="empty-the-cart"><figure></figure>
    <div class="challenge-task"><p id="of-the-task">Empty it.</p></div>
    <details class="challenge-hint"><summary>Hint 1</summary></details>
    <div class="challenge-explanation"><p id="why">Because of <code>Immer</code>.</p></div></div>`
  const block = document.querySelector('figure')
  const challenge = block && openChallenge(sample, block)
  open({ sample, ...(challenge && { makePanel: challenge.makePanel }), ...options })
}

const panel = () => within(screen.getByRole('region', { name: 'Tests of the challenge' }))
const results = (): string[] =>
  panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const summary = (): string => document.querySelector('.challenge-summary')?.textContent ?? ''
const announced = (): string => {
  vi.advanceTimersByTime(2000)
  return document.querySelector('.code-announcer')?.textContent ?? ''
}

/** Ends a run in which the tests gave two values. */
function run(added: string, checkedOut: string): void {
  sandbox.say(value(0, added, "['tea']"))
  sandbox.say(value(1, checkedOut, '[]'))
  sandbox.say(done)
}

test('The start files come first, then the tests, and what these import has no tab but runs.', () => {
  start()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'src/cart.ts',
    'src/empty.ts',
    'src/cart.test.ts',
  ])
  expect(code()).toContain('export const cart')
  expect(sandbox.tasks[0]?.entries).toEqual(['src/cart.test.ts'])
  expect(sandbox.tasks[0]?.files.map(({ name }) => name)).toContain('src/challenge.ts')
})

test('The tests can be read and not be written, and an attempt doesn’t replace them.', () => {
  start(CHALLENGE, {
    changed: { 'src/cart.test.ts': 'nothing', 'src/challenge.ts': '', 'src/empty.ts': 'mine' },
  })
  fireEvent.click(tab(/cart.test.ts/))
  expect(code()).toContain('An added item')
  expect(viewOf().state.readOnly).toBe(true)
  expect(sandbox.tasks[0]?.files.find(({ name }) => name === 'src/challenge.ts')?.code).toContain('async')
  fireEvent.click(tab(/empty.ts/))
  expect(code()).toBe('mine')
  expect(viewOf().state.readOnly).toBe(false)
})

test('The tests are listed with their states in words, and the reason for a failure.', () => {
  start()
  expect(results()).toEqual([
    'Running… An added item is in the cart.',
    'Running… The cart is empty again after checkout.',
  ])
  run("['tea']", "['tea']")
  expect(results()).toEqual([
    'Passed An added item is in the cart.',
    "Failed The cart is empty again after checkout.cart.checkedOut() line 9Expected: []Actual: ['tea']",
  ])
  expect(summary()).toBe('1 of 2 tests pass.')
})

test('Code that can’t run reaches no test, and its error is shown.', () => {
  start()
  sandbox.say({ type: 'error', text: 'no cart', place: { file: 'src/empty.ts', line: 1, column: 1 } })
  sandbox.say(done)
  expect(results()).toEqual([
    'Not reached An added item is in the cart.',
    'Not reached The cart is empty again after checkout.',
  ])
  expect(summary()).toContain('There is an error')
  expect(screen.getByRole('group', { name: 'Errors' }).textContent).toContain('no cart')
})

test('A failure leads to its line, in whichever file that is, and not to what readers don’t see.', () => {
  start()
  const failed = (text: string, file: string) =>
    sandbox.say({
      type: 'printed',
      level: 'log',
      text: `Failed test: ${text}`,
      place: { file, line: 1, column: 1 },
    })
  failed('An added item is in the cart.\n"full"', 'src/empty.ts')
  failed('The cart is empty again after checkout.\nTypeError: no', 'src/challenge.ts')
  sandbox.say(done)
  expect(results()).toEqual([
    'Failed An added item is in the cart.What happened: "full" line 1 of src/empty.ts',
    'Failed The cart is empty again after checkout.What happened: TypeError: no',
  ])
  press('line 1 of src/empty.ts')
  expect(tab(/empty.ts/).getAttribute('aria-selected')).toBe('true')
})

test('The strip leaves out what the tests say, and keeps what the reader’s code prints.', () => {
  start()
  sandbox.say({
    type: 'printed',
    level: 'error',
    text: 'Failed test: An added item is in the cart.\nTypeError: no',
  })
  sandbox.say({ type: 'printed', level: 'log', text: 'hello' })
  sandbox.say(value(1, "['tea']", '[]'))
  sandbox.say(done)
  expect(results()[0]).toBe('Failed An added item is in the cart.What happened: TypeError: no')
  expect(screen.getByRole('group', { name: 'Printed' }).textContent).toBe('hello')
  expect(screen.queryByRole('group', { name: 'Values' })).toBeNull()
  expect(status()).toBe('Ran without an error.')
})

test('While the tests run again, the reasons of before stay, and so does the focus in them.', () => {
  start()
  run("['tea']", "['tea']")
  const line = panel().getByRole('button', { name: 'line 9' })
  line.focus()
  type('\n// mine')
  vi.advanceTimersByTime(300)
  sandbox.say({ type: 'printed', level: 'log', text: 'hello' })
  vi.advanceTimersByTime(200)
  expect(summary()).toBe('1 of 2 tests pass.')
  expect(results()[1]).toContain("Actual: ['tea']")
  run("['tea']", "['tea']")
  expect(document.activeElement).toBe(line)
  fireEvent.click(line)
  expect(viewOf().state.doc.lineAt(viewOf().state.selection.main.head).number).toBe(9)
})

test('What is new is announced, and nothing twice.', () => {
  start()
  run("['tea']", "['tea']")
  expect(announced()).toBe('1 of 2 tests pass.')
  document.querySelector('.code-announcer')?.replaceChildren()
  press('Run')
  run("['tea']", "['tea', 'mug']")
  expect(announced()).toBe('')
  press('Run')
  run("['tea']", '[]')
  expect(announced()).toBe('Solved. 2 of 2 tests pass.')
})

test('Who has solved it gets the explanation and the next challenge, which go with the solution and come back with the next one.', () => {
  start()
  expect(screen.queryByRole('link')).toBeNull()
  run("['tea']", '[]')
  expect(summary()).toBe('Solved. 2 of 2 tests pass.')
  expect(document.querySelector('.challenge-solved')?.textContent).toContain('Because of Immer.')
  expect(document.querySelectorAll('#why')).toHaveLength(1)
  expect(panel().getByRole('link', { name: 'Count the total' }).getAttribute('href')).toBe(
    '/tutorials/quick-start#count-the-total',
  )
  expect(localStorage.getItem('challenges-solved')).toBe('{"empty-the-cart":"v1"}')
  press('Run')
  run('[]', '[]')
  expect(summary()).toBe('1 of 2 tests pass.')
  expect(screen.queryByRole('link')).toBeNull()
  press('Run')
  run("['tea']", '[]')
  expect(document.querySelector('.challenge-solved')?.textContent).toBe(
    'Because of Immer.Next: Count the total',
  )
  expect(panel().getByRole('link', { name: 'Count the total' })).toBeDefined()
})

const NOT_YOURS = /the list doesn’t count it as yours/
const stored = () => localStorage.getItem('challenges-solved')
function useSolution(): void {
  press('Show solution')
  press('Use this solution')
  press('Run')
  run("['tea']", '[]')
}

function editEmpty(): void {
  fireEvent.click(tab(/empty.ts/))
  type(' // mine')
}

test.each([
  ['used', 'v1 given', () => undefined],
  ['used, with a word added to it', 'v1 given', editEmpty],
  ['taken back', 'v1', () => press('Undo')],
  [
    'broken',
    'v1',
    () => {
      editEmpty()
      press('Run')
      run('[]', '[]')
    },
  ],
])('After a given solution was %s, what solves it is noted as “%s”.', (_what, noted, change) => {
  start()
  useSolution()
  expect(stored()).toBe('{"empty-the-cart":"v1 given"}')
  expect(panel().getByText(NOT_YOURS)).toBeDefined()
  change()
  press('Run')
  run("['tea']", '[]')
  expect(stored()).toBe(`{"empty-the-cart":"${noted}"}`)
  expect(panel().queryByText(NOT_YOURS) === null).toBe(noted === 'v1')
})

test('A solution that was used while the tests were still running is a given one.', () => {
  start()
  press('Show solution')
  press('Use this solution')
  run('[]', '[]')
  press('Run')
  run("['tea']", '[]')
  expect(stored()).toBe('{"empty-the-cart":"v1 given"}')
})

test.each([
  ['was given at an earlier visit stays a given one', '{"empty-the-cart":"v1 given"}', 'v1 given'],
  ['nobody has used is the reader’s', '{}', 'v1'],
])('Code like a solution that %s.', (_what, before, noted) => {
  localStorage.setItem('challenges-solved', before)
  start(CHALLENGE, { changed: { 'src/empty.ts': 'export const empty = []' } })
  run("['tea']", '[]')
  expect(stored()).toBe(`{"empty-the-cart":"${noted}"}`)
})

test('An error in what a test calls leads to its line, in the file as the reader has it.', () => {
  const files = CHALLENGE.files.map((file) =>
    file.name === 'src/empty.ts' ? { ...file, javascript: file.typescript } : file,
  )
  start({ ...CHALLENGE, files }, { language: 'js' })
  sandbox.say({
    type: 'printed',
    level: 'log',
    text: 'Failed test: An added item is in the cart.\nTypeError: no',
    place: { file: 'src/empty.ts', line: 1, column: 3 },
  })
  sandbox.say(value(1, '[]', '[]'))
  sandbox.say(done)
  expect(results()[0]).toContain('What happened: TypeError: no line 1 of src/empty.js')
  fireEvent.click(panel().getByRole('button', { name: 'line 1 of src/empty.js' }))
  expect(code()).toBe('export const empty = {}')
})

test('The panel has a copy of the task and its hints, for an editor that covers the page.', () => {
  start()
  const copy = document.querySelector('.challenge-copy')
  expect(copy?.textContent).toBe('Task and hintsEmpty it.Hint 1')
  expect(document.querySelectorAll('#of-the-task')).toHaveLength(1)
})

test('Code with an error solves nothing, even if its tests pass.', () => {
  start()
  sandbox.say({ type: 'error', text: 'Error: late' })
  run("['tea']", '[]')
  expect(summary()).toBe('2 of 2 tests pass. There is an error, which is shown below.')
  expect(localStorage.getItem('challenges-solved')).toBeNull()
})

test('Code of a link, which hasn’t run, has no results.', () => {
  start(CHALLENGE, { isForeign: true })
  expect(results()[0]).toBe('Not run yet An added item is in the cart.')
  expect(summary()).toContain('Press Run')
  press('Run')
  run("['tea']", '[]')
  expect(summary()).toContain('Solved.')
})

let checker: FakeChecker
function startTyped(options: Partial<EditorOptions> = {}): void {
  checker = fakeChecker()
  start(TYPED_CHALLENGE, { openTypeChecker: () => checker, ...options })
  run("['tea']", '[]')
}
const EXPECTED_ERROR = diagnosticAt('src/cart.test.ts', 14, 0, 1, 'TS2345: no')

test('A test that is about types asks the compiler after the run, and needs the errors that it says.', async () => {
  startTyped()
  expect(results()[2]).toBe('Checking types… Numbers are refused.')
  expect(checker.checks).toHaveLength(1)
  await checker.answer({ is: 'checked', diagnostics: [] })
  expect(results()[2]).toBe(
    'Failed Numbers are refused.cart.added(1) line 14Expected: TypeScript refuses this line (TS2345)Actual: TypeScript accepts this line',
  )
  type(' ')
  vi.advanceTimersByTime(300)
  run("['tea']", '[]')
  expect(results()[2]).toContain('Checking types… Numbers are refused.')
  vi.advanceTimersByTime(300)
  await checker.answer({ is: 'checked', diagnostics: [EXPECTED_ERROR] })
  expect(summary()).toBe('Solved. 3 of 3 tests pass.')
  expect(screen.getByRole('group', { name: 'Types' }).textContent).toBe('No type errors.')
})

test('Types of now don’t go with a run of before.', async () => {
  startTyped()
  await checker.answer({ is: 'checked', diagnostics: [] })
  type(' ')
  vi.advanceTimersByTime(600)
  await checker.answer({ is: 'checked', diagnostics: [EXPECTED_ERROR] })
  expect(localStorage.getItem('challenges-solved')).toBeNull()
  run("['tea']", '[]')
  expect(localStorage.getItem('challenges-solved')).not.toBeNull()
})

test('A type error in the reader’s code solves nothing.', async () => {
  startTyped()
  const own = diagnosticAt('src/cart.ts', 2, 0, 1, 'TS2322: no')
  await checker.answer({ is: 'checked', diagnostics: [EXPECTED_ERROR, own] })
  expect(summary()).toBe('3 of 3 tests pass, but TypeScript reports an error in src/cart.ts, line 2.')
  expect(localStorage.getItem('challenges-solved')).toBeNull()
})

test('A type error in a challenge that isn’t about types is spoken of once somebody has checked them.', async () => {
  checker = fakeChecker()
  start(CHALLENGE, { openTypeChecker: () => checker })
  run("['tea']", '[]')
  expect(checker.checks).toHaveLength(0)
  press('Check types')
  await checker.answer({
    is: 'checked',
    diagnostics: [diagnosticAt('src/cart.ts', 2, 0, 1, 'TS2322: no')],
  })
  expect(summary()).toBe('Solved. 2 of 2 tests pass, but TypeScript reports an error in src/cart.ts, line 2.')
  type(' ')
  vi.advanceTimersByTime(300)
  run("['tea']", '[]')
  expect(summary()).toBe('Solved. 2 of 2 tests pass.')
})

test('Nothing is said of types in files that the reader doesn’t see.', async () => {
  checker = fakeChecker()
  start(CHALLENGE, { openTypeChecker: () => checker })
  run("['tea']", '[]')
  press('Check types')
  await checker.answer({
    is: 'checked',
    diagnostics: [diagnosticAt('src/challenge.ts', 1, 0, 1, 'TS7006: no')],
  })
  expect(screen.getByRole('group', { name: 'Types' }).textContent).toBe('No type errors.')
  expect(summary()).toBe('Solved. 2 of 2 tests pass.')
})

test('Without the compiler, the panel says what to do, and the reader’s press checks again.', async () => {
  startTyped()
  await checker.answer({ is: 'not loaded' })
  expect(results()[2]).toContain(
    'Types not checked Numbers are refused.The TypeScript compiler could not be loaded.',
  )
  press('Check types')
  await checker.answer({ is: 'checked', diagnostics: [EXPECTED_ERROR] })
  expect(summary()).toBe('Solved. 3 of 3 tests pass.')
})

test('In JavaScript, the panel says that types need TypeScript, which nobody can check there.', () => {
  startTyped({ language: 'js' })
  expect(screen.queryByRole('button', { name: 'Check types' })).toBeNull()
  expect(checker.checks).toHaveLength(0)
  expect(sandbox.tasks[0]?.files.find(({ name }) => name === 'src/challenge.ts')?.code).toContain(': string')
  expect(screen.getAllByRole('tab').at(-1)?.textContent).toBe('src/cart.test.ts')
  expect(results()[2]).toContain('choose TypeScript above the code')
  expect(checker.checks).toHaveLength(0)
})

test('The solution is a difference from the reader’s code, in one of several ways, and changes nothing.', () => {
  start()
  press('Show solution')
  const change = () => screen.getByRole('group', { name: /^Changes of/ })
  expect(change().textContent).toBe('- Yours: export const empty = {}\n+ Solution: export const empty = []\n')
  press('by a function')
  expect(screen.getAllByRole('group', { name: /^Changes of/ })).toHaveLength(2)
  press('Hide solution')
  expect(screen.queryByRole('group', { name: /^Changes of/ })).toBeNull()
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
  expect(code()).toBe('export const empty = {}')
  press('Use this solution')
  undo(viewOf())
  expect(code()).toBe('export const empty = {}')
})
