// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import type { RunEvent } from '../../../../sample-runtime/protocol/messages'
import { hasJsx } from '../hints'
import * as editor from './opened-editor'
import { endRun, error, open, part, press, printed, sandbox, status, type, getView } from './opened-editor'

editor.aroundEachTest()

test('The strip has what was printed, errors and requests, and leads to their lines.', () => {
  const view = open()
  endRun(
    { ...printed('careful', 'src/total.ts', 2, editor.columnInRun(3)), level: 'warn' } as RunEvent,
    { type: 'request', text: 'GET /tickets 200' },
    error('no cake', 'src/cart.ts', 1, 14),
  )
  expect(screen.getByText('careful').dataset.level).toBe('warn')
  expect(part('Requests')).toBe('GET /tickets 200')
  expect(status()).toBe('An error on line 1 of src/cart.ts.')
  press('line 2')
  expect(view.state.selection.main.head).toBe(view.state.doc.line(2).from + 2)
  press('line 1 of src/cart.ts')
  expect(editor.tab(/cart/).getAttribute('aria-selected')).toBe('true')
  expect(getView().state.selection.main.head).toBe(13)
})

test('A place that no file has leads nowhere, or to the nearest one.', () => {
  open()
  endRun(error('a', 'src/other.ts'), error('b', 'src/total.ts', 1e9, -5))
  expect(within(screen.getByText('a')).queryByRole('button')).toBeNull()
  press('line 1000000000')
  expect(getView().state.selection.main.head).toBe(getView().state.doc.line(4).from)
})

test('What a run says is text, never HTML.', () => {
  open()
  const html = '<img src=x>'
  endRun(printed(html), error(html), { type: 'request', text: html }, editor.value(0, html, '2'))
  expect(document.body.textContent).toContain(html)
  expect(document.querySelector('img[src]')).toBeNull()
})

test('A comment that can’t be tested is said, with its line.', () => {
  open({ changed: { 'src/total.ts': '\n// → 2' } })
  endRun()
  expect(part('Errors')).toBe(
    'Nothing to compare: "// →" is on a line of its own. Put it after the statement that it is about. line 2',
  )
})

test('A long run shows what it has said so far.', () => {
  open()
  sandbox.say(printed('first'))
  vi.advanceTimersByTime(100)
  expect(part('Printed')).toBe('first')
  expect(status()).toBe('Running…')
})

test('The outcome is announced once the reader has paused, and only if it is new.', () => {
  open()
  endRun()
  type('\n ', 300)
  endRun()
  expect(editor.getText('.code-announcer')).toBe('')
  expect(editor.announced()).toBe('3 of 3 values not reached.')
  press('Run')
  endRun()
  expect(editor.announced()).toBe('')
})

test('The line of an error is marked, with its message, and lines are numbered from then on.', () => {
  open()
  const marked = () => document.querySelector('.try-fault-line')
  expect(document.querySelector('.cm-lineNumbers')).toBeNull()
  endRun(error('no', 'src/total.ts', 2))
  expect(marked()?.textContent).toContain('cart.length')
  expect(marked()?.getAttribute('title')).toBe('no')
  press('Run')
  endRun()
  expect(marked()).toBeNull()
  expect(document.querySelector('.cm-lineNumbers')).not.toBeNull()
})

test.each([
  ['document is not defined', 'no screen here'],
  [
    'SyntaxError: The package "left-pad" is not available here.',
    'Here you can import @reduxjs/toolkit, @testing-library/react, immer, react, ',
  ],
  ['could not find react-redux context value; please ensure', '<Provider store={store}>'],
  ['Unterminated regexp.', 'Unterminated regexp. Name the file .tsx to write JSX.'],
])('An error “%s” says what to do.', (text, advice) => {
  open({ changed: { 'src/total.ts': 'const App = () => <p>Hello</p>' } })
  endRun(error(text, text.startsWith('Unterminated') ? 'src/total.ts' : undefined))
  expect(part('Errors')).toContain(advice)
})

test.each([
  [true, 'export const App = () => <p>Hello</p>'],
  [true, 'const both = <><Cart /><Menu open /></>'],
  [false, 'const a = <string>value'],
  [false, 'if (a < b && c > d) run()'],
  [false, 'const map = new Map<string, number>()'],
  [false, 'const f = <T,>(value: T) => value'],
  [false, 'const a = <p>Hello</i'],
])('There is JSX, %s: %s', (expected, text) => {
  expect(hasJsx(text)).toBe(expected)
})

const warning = (text: string, file?: string): RunEvent =>
  ({ ...printed(text, file), level: 'error', isWarning: true }) as RunEvent
const KEY = 'Each child in a list should have a unique "key" prop.'

test.each([
  [
    'counted where it comes again',
    [warning(`${KEY}\n`, 'src/cart.ts'), warning(`${KEY}\n`, 'src/cart.ts')],
    `${KEY} (2 times) line 1 of src/cart.ts`,
    'Ran, with a warning on line 1 of src/cart.ts.',
  ],
  [
    'left out where React says that of an error',
    [warning('An error occurred in the <App> component.')],
    undefined,
    'Ran without an error.',
  ],
  ['one of several', [warning('one'), warning('two')], 'onetwo', 'Ran, with 2 warnings.'],
  ['less than an error', [warning('one'), error('no')], 'one', 'An error.'],
])('What a library warns of isn’t printed by the code; it is %s.', (_what, events, warnings, says) => {
  open({ changed: { 'src/total.ts': 'export {}' } })
  endRun(...events)
  expect(part('Printed')).toBeUndefined()
  expect(part('Warnings')).toBe(warnings)
  expect(status()).toBe(says)
})

test('Code without an end says where it was stopped, and that line is marked.', () => {
  open()
  sandbox.say({ type: 'ended', reason: 'too long', place: { file: 'src/total.ts', line: 2, column: 1 } })
  expect(status()).toBe('Stopped: this ran for two seconds without an end on line 2.')
  expect(editor.getText('.try-fault-line')).toContain('cart.length')
})

test('Timers that a run didn’t wait for are said, and the run goes on for them; if it is gone, there is another one.', () => {
  open()
  const waits = (time: number) => sandbox.say({ type: 'ended', reason: 'done', waiting: { timers: 1, time } })
  sandbox.say(editor.value(0, '3', '2'))
  waits(60_000)
  expect(editor.getText('.try-waiting')).toContain('60 s of simulated time passed; 1 timer still waits.')
  press('Wait longer')
  expect(sandbox.calls).toContain('wait')
  expect(sandbox.tasks).toHaveLength(1)
  expect(status()).toBe('Running…')
  sandbox.say(printed('late'))
  waits(120_000)
  expect(part('Printed')).toBe('late')
  expect(status()).toBe('1 of 3 values changed, 2 not reached.')
  sandbox.isThere = false
  press('Wait longer')
  expect(sandbox.tasks).toHaveLength(2)
  endRun()
  expect(editor.getText('.try-waiting')).toBe('')
})

test('An arrow with nothing behind it shows the value.', () => {
  open({ changed: { 'src/total.ts': 'const total = 3\ntotal // →' } })
  endRun(editor.value(0, '3', 'Symbol()'))
  expect(editor.getText('.try-changed')).toBe('// → 3')
  expect(status()).toBe('Ran without an error.')
})
