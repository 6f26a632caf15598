// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import {
  aroundEachTest,
  columnInRun,
  sandbox,
  open,
  viewOf,
  press,
  tab,
  status,
  type,
  value,
  done,
} from './opened-editor'

aroundEachTest()

test('The strip has what was printed, errors and requests, and leads to their lines.', () => {
  const view = open()
  sandbox.say({
    type: 'printed',
    text: 'careful',
    level: 'warn',
    place: { file: 'src/total.ts', line: 2, column: columnInRun(3) },
  })
  sandbox.say({ type: 'request', text: 'GET /tickets 200' })
  sandbox.say({ type: 'error', text: 'no cake', place: { file: 'src/cart.ts', line: 1, column: 14 } })
  sandbox.say(done)
  expect(screen.getByText('careful').dataset.level).toBe('warn')
  expect(screen.getByRole('group', { name: 'Requests' }).textContent).toBe('GET /tickets 200')
  expect(status()).toBe('An error on line 1 of src/cart.ts.')
  press('line 2')
  expect(view.state.selection.main.head).toBe(view.state.doc.line(2).from + 2)
  press('line 1 of src/cart.ts')
  expect(tab(/cart/).getAttribute('aria-selected')).toBe('true')
  expect(viewOf().state.selection.main.head).toBe(13)
})

test('A place that no file has leads nowhere, or to the nearest one.', () => {
  open()
  sandbox.say({ type: 'error', text: 'a', place: { file: 'src/other.ts', line: 1, column: 1 } })
  sandbox.say({ type: 'error', text: 'b', place: { file: 'src/total.ts', line: 1e9, column: -5 } })
  sandbox.say(done)
  expect(within(screen.getByText('a')).queryByRole('button')).toBeNull()
  press('line 1000000000')
  expect(viewOf().state.selection.main.head).toBe(viewOf().state.doc.line(4).from)
})

test('What a run says is text, never HTML.', () => {
  open()
  for (const type of ['printed', 'error'] as const) sandbox.say({ type, text: '<img src=x>', level: 'log' })
  sandbox.say({ type: 'request', text: '<img src=x>' })
  sandbox.say(value(0, '<img src=x>', '2'))
  sandbox.say(done)
  expect(document.querySelector('img[src]')).toBeNull()
})

test('A comment that can’t be tested is said, with its line.', () => {
  open({ changed: { 'src/total.ts': '\n// → 2' } })
  sandbox.say(done)
  expect(screen.getByRole('group', { name: 'Errors' }).textContent).toBe(
    'Nothing to compare: "// →" is on a line of its own. Put it after the statement that it is about. line 2',
  )
})

test('A long run shows what it has said so far.', () => {
  open()
  sandbox.say({ type: 'printed', text: 'first', level: 'log' })
  vi.advanceTimersByTime(100)
  expect(screen.getByRole('group', { name: 'Printed' }).textContent).toBe('first')
  expect(status()).toBe('Running…')
})

test('The outcome is announced once the reader has paused, and only if it is new.', () => {
  open()
  sandbox.say(done)
  type('\n ')
  vi.advanceTimersByTime(300)
  sandbox.say(done)
  const region = () => document.querySelector('.code-announcer')
  expect(region()?.textContent ?? '').toBe('')
  vi.advanceTimersByTime(1100)
  expect(region()?.textContent).toBe('3 of 3 values not reached.')
  if (region()) (region() as HTMLElement).textContent = ''
  press('Run')
  sandbox.say(done)
  vi.advanceTimersByTime(2000)
  expect(region()?.textContent).toBe('')
})

test('The line of an error is marked, with its message, and lines are numbered from then on.', () => {
  open()
  const marked = () => document.querySelector('.try-fault-line')
  expect(document.querySelector('.cm-lineNumbers')).toBeNull()
  sandbox.say({ type: 'error', text: 'no', place: { file: 'src/total.ts', line: 2, column: 1 } })
  sandbox.say(done)
  expect(marked()?.textContent).toContain('cart.length')
  expect(marked()?.getAttribute('title')).toBe('no')
  press('Run')
  sandbox.say(done)
  expect(marked()).toBeNull()
  expect(document.querySelector('.cm-lineNumbers')).not.toBeNull()
})

test('An error of a file with JSX says how to name the file.', () => {
  open()
  type('\nconst App = () => <p>Hello</p>')
  vi.advanceTimersByTime(300)
  sandbox.say({
    type: 'error',
    text: 'Unterminated regexp.',
    place: { file: 'src/total.ts', line: 5, column: 1 },
  })
  sandbox.say(done)
  const errors = screen.getByRole('group', { name: 'Errors' })
  expect(errors.textContent).toContain('Unterminated regexp. Name the file .tsx to write JSX.')
})

test.each([
  ['document is not defined', 'no screen here'],
  [
    'SyntaxError: The package "left-pad" is not available here.',
    'Here you can import @reduxjs/toolkit, @testing-library/react, immer, react, ',
  ],
  ['could not find react-redux context value; please ensure', '<Provider store={store}>'],
])('An error “%s” says what to do.', (text, advice) => {
  open()
  sandbox.say({ type: 'error', text })
  sandbox.say(done)
  expect(screen.getByRole('group', { name: 'Errors' }).textContent).toContain(advice)
})

const warns = (text: string, line?: number) =>
  sandbox.say({
    type: 'printed',
    text,
    level: 'error',
    isWarning: true,
    ...(line !== undefined && { place: { file: 'src/cart.ts', line, column: 1 } }),
  })

test('What a library warns of isn’t printed by the code, and leads to its line.', () => {
  open({ changed: { 'src/total.ts': 'export {}' } })
  for (let time = 0; time < 3; time += 1) warns('Each child in a list should have a unique "key" prop.\n', 1)
  warns('An error occurred in the <App> component.\n\nConsider adding an error boundary')
  sandbox.say(done)
  expect(screen.queryByRole('group', { name: 'Printed' })).toBeNull()
  const warnings = screen.getByRole('group', { name: 'Warnings' })
  expect(warnings.textContent).toBe(
    'Each child in a list should have a unique "key" prop. (3 times) line 1 of src/cart.ts',
  )
  expect(status()).toBe('Ran, with a warning on line 1 of src/cart.ts.')
})

test('Several warnings are counted, and an error counts more.', () => {
  open({ changed: { 'src/total.ts': 'export {}' } })
  warns('one')
  warns('two')
  sandbox.say(done)
  expect(status()).toBe('Ran, with 2 warnings.')
  press('Run')
  warns('one')
  sandbox.say({ type: 'error', text: 'no' })
  sandbox.say(done)
  expect(status()).toBe('An error.')
})

test('Code without an end says where it was stopped, and that line is marked.', () => {
  open()
  sandbox.say({ type: 'ended', reason: 'too long', place: { file: 'src/total.ts', line: 2, column: 1 } })
  expect(status()).toBe('Stopped: this ran for two seconds without an end on line 2.')
  expect(document.querySelector('.try-fault-line')?.textContent).toContain('cart.length')
})

test('Timers that a run didn’t wait for are said, and the run goes on for them; if it is gone, there is another one.', () => {
  open()
  sandbox.say(value(0, '3', '2'))
  sandbox.say({ type: 'ended', reason: 'done', waiting: { timers: 1, time: 60_000 } })
  expect(document.querySelector('.try-waiting')?.textContent).toContain(
    '60 s of simulated time passed; 1 timer still waits.',
  )
  press('Wait longer')
  expect(sandbox.calls).toContain('wait')
  expect(sandbox.tasks).toHaveLength(1)
  expect(status()).toBe('Running…')
  sandbox.say({ type: 'printed', text: 'late', level: 'log' })
  sandbox.say({ type: 'ended', reason: 'done', waiting: { timers: 1, time: 120_000 } })
  expect(document.body.textContent).toContain('late')
  expect(status()).toBe('1 of 3 values changed, 2 not reached.')
  sandbox.isThere = false
  press('Wait longer')
  expect(sandbox.tasks).toHaveLength(2)
  expect(sandbox.tasks.at(-1)).toMatchObject({ timeLimit: 60_000 })
  sandbox.say(done)
  expect(document.querySelector('.try-waiting')?.textContent).toBe('')
})

test('An arrow with nothing behind it shows the value.', () => {
  open({ changed: { 'src/total.ts': 'const total = 3\ntotal // →' } })
  sandbox.say({ type: 'value', claim: 0, actual: '3', expected: 'Symbol()', isExpected: false })
  sandbox.say(done)
  expect(document.querySelector('.try-changed')?.textContent).toBe('// → 3')
  expect(status()).toBe('Ran without an error.')
})
