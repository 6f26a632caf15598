// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import type { RunEvent } from '../../../../sample-runtime/protocol/messages'
import { readClaims } from '../../../../sample-runtime/core/instrument'
import { createScreen } from '../screen'
import { SAMPLE, SINGLE } from './fakes'
import * as editor from './opened-editor'
import { endRun, open, press, sandbox, status, type, value } from './opened-editor'

editor.aroundEachTest()

const changedValues = (): string[] => editor.getTexts('.try-changed')
const fadedClaims = (): string[] => editor.getTexts('.try-faded')
const thrown = (actual?: string): RunEvent => ({
  ...{ type: 'thrown', claim: 2, isExpected: actual === 'no' },
  ...(actual !== undefined && { actual }),
})

test('Opening runs the sample, with its claims read and the other files as they are.', () => {
  open()
  const { code, values } = readClaims('src/total.ts', SAMPLE.files[0]?.typescript.code ?? '', 0)
  expect(sandbox.tasks).toEqual([
    {
      files: [
        { name: 'src/total.ts', code, values },
        { name: 'src/cart.ts', code: SAMPLE.files[1]?.typescript.code },
      ],
      entries: ['src/total.ts'],
      server: 'tickets',
      timeLimit: 60_000,
    },
  ])
  expect(status()).toBe('Running…')
})

test('Typing runs the code when the reader pauses, and only then.', () => {
  open()
  type('\n// a', 200)
  type('\nb', 200)
  expect(sandbox.tasks).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect(sandbox.tasks).toHaveLength(2)
  expect(editor.runFiles()[0]?.code).toMatch(/\/\/ a\nb$/)
})

test('Control and Enter, and the button, run the code at once.', () => {
  open()
  press('Run')
  expect(sandbox.tasks).toHaveLength(2)
  fireEvent.keyDown(editor.getView().contentDOM, { key: 'Enter', keyCode: 13, ctrlKey: true })
  expect(sandbox.tasks).toHaveLength(3)
})

test('A changed value takes the place of its claim until it is as before; equal ones stay, and those that were not reached fade.', () => {
  open()
  endRun(value(0, '3', '2'), value(1, "'tea'", "'tea'"))
  expect(changedValues()).toEqual(['// → 3 was 2'])
  expect(fadedClaims()).toEqual(['// throws no'])
  expect(editor.getText('.result')).toBe("// → 'tea'")
  expect(status()).toBe('1 of 3 values changed, 1 not reached.')
  press('Run')
  expect(changedValues()).toEqual(['// → 3 was 2'])
  endRun(value(0, '2', '2'))
  expect(changedValues()).toEqual([])
})

test.each([
  [undefined, '// throws nothing was no'],
  ['not now', '// throws not now was no'],
])('A statement that throws %s says what it threw before.', (actual, says) => {
  open()
  endRun(thrown(actual))
  expect(changedValues()).toEqual([says])
})

test('A long value is cut to its line, and is in full in its title and in the strip.', () => {
  open()
  const long = `{ list: [\n${'1, '.repeat(60)}] }`
  endRun(value(0, long, '2'))
  expect(changedValues()[0]).toMatch(/^\/\/ → \{ list: \[ 1, .{40,50}… was 2$/)
  expect(document.querySelector<HTMLElement>('.try-changed')?.title).toContain(long)
  expect(editor.part('Values')).toContain(long)
})

test('Answers to an older run are ignored, and so is what follows the end.', () => {
  open()
  press('Run')
  sandbox.say(value(0, '9', '2'), 0)
  sandbox.say({ type: 'ended', reason: 'too long' }, 0)
  expect(status()).toBe('Running…')
  endRun()
  sandbox.say(editor.printed('late'))
  vi.runAllTimers()
  expect(document.body.textContent).not.toContain('late')
})

test('While the text can’t be parsed, the old marks stay and fade.', () => {
  open()
  endRun(value(0, '3', '2'), value(1, "'tea'", "'tea'"), thrown('no'))
  type('\noops(', 300)
  endRun(editor.error('SyntaxError: Unexpected token', 'src/total.ts', 5, 6))
  expect(changedValues()).toEqual(['// → 3 was 2'])
  expect(fadedClaims()).toEqual(["// → 'tea'", '// throws no'])
  expect(status()).toBe('An error on line 5.')
})

test('Lines that the page hides are folded until the reader asks for them, and run all the same.', () => {
  const text = "import { sum } from './sum'\n\nsum(1) // → 1"
  const shown = () => editor.getText('.cm-content')
  open({
    sample: { ...SINGLE, files: [{ name: 'src/one.ts', typescript: { code: text, hidden: [[0, 1]] } }] },
  })
  expect(editor.runFiles()[0]?.code).toBe(readClaims('src/one.ts', text, 0).code)
  expect(shown()).not.toContain('import')
  press('Show 2 more lines')
  expect(shown()).toContain('import')
})

test('A block that a test proves opens with its own file, and says what has changed in the test.', () => {
  open({ sample: { ...SAMPLE, shown: 'src/cart.ts' } })
  expect(editor.tabs()).toEqual(['src/cart.ts', 'src/total.ts'])
  endRun(value(0, '3', '2'))
  expect(editor.part('Values')).toContain('cart.length → 3 (was 2)')
  press(/^line \d+ of src\/total.ts$/)
  expect(editor.part('Values')).toBeUndefined()
})

test('What is claimed in the file that the block shows is tested, too.', () => {
  open({ sample: { ...SAMPLE, shown: 'src/cart.ts' } })
  type('\ncart // → []')
  press('Run')
  expect(editor.runFiles().every(({ code }) => code.includes('import.meta.sample'))).toBe(true)
  expect(sandbox.tasks.at(-1)?.entries).toEqual(['src/total.ts'])
})

const WITH_SCREEN = { ...SINGLE, screen: ['[Save]'], server: 'shop' as const }
const BY_ITSELF = { latency: 300, failureRate: 0.5, offline: false }
/** Ends a run whose server answers as the sample wants. */
const endWithServer = (): void => endRun({ type: 'server', conditions: { ...BY_ITSELF } })
const offline = (): HTMLInputElement => screen.getByLabelText('Offline')

test('A screen that a failed run left empty is that of the run before, and says so.', () => {
  open({ sample: WITH_SCREEN })
  const name = () => editor.getText('.try-screen > b')
  endRun({ type: 'screen', text: '[Save]' })
  expect(name()).toBe('On the screen')
  press('Run')
  endRun(editor.error('no'), { type: 'screen', text: '' })
  expect(name()).toBe('On the screen before')
})

test('A press on the screen of the past says why nothing happens, until it is the present again.', () => {
  const seen = createScreen({})
  const says = (): string | undefined => {
    seen.element.click()
    return seen.element.querySelector('[role=status]')?.textContent
  }
  expect(says()).toBe('')
  seen.holdPast(true)
  expect(says()).toContain('Back to now')
  seen.holdPast(false)
  expect(says()).toBe('')
})

test('The controls of a server speak for it, and what the reader does on the screen takes nothing back.', () => {
  open({ sample: WITH_SCREEN })
  expect(sandbox.tasks.at(-1)).toMatchObject({ hasScreen: true, server: 'shop' })
  endWithServer()
  const latency = screen.getByLabelText<HTMLInputElement>('Latency')
  expect(latency.value).toBe('300')
  fireEvent.input(latency, { target: { value: '1000' } })
  expect(sandbox.calls).toContain('latency 1000')
  sandbox.say({ type: 'request', text: 'GET /menu 200' })
  vi.runOnlyPendingTimers()
  expect(editor.part('Requests')).toContain('GET /menu 200')
  expect(latency.value).toBe('1000')
})

test('What the reader has chosen for the server stays at each run, until Reset.', () => {
  open({ sample: WITH_SCREEN })
  endWithServer()
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('conditions')
  fireEvent.click(offline())
  type('\n// a', 300)
  expect(sandbox.tasks.at(-1)).toMatchObject({ conditions: { ...BY_ITSELF, offline: true } })
  endWithServer()
  expect(offline().checked).toBe(true)
  press('Reset')
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('conditions')
  endWithServer()
  expect(offline().checked).toBe(false)
})

test('Without a screen, what is chosen for the server counts from the next run, which follows.', () => {
  open({ sample: { ...SINGLE, server: 'shop' } })
  endWithServer()
  fireEvent.input(screen.getByLabelText('Failing requests'), { target: { value: '100' } })
  vi.advanceTimersByTime(300)
  const conditions = { ...BY_ITSELF, failureRate: 1 }
  expect(sandbox.tasks).toHaveLength(2)
  expect(sandbox.tasks.at(-1)).toMatchObject({ conditions })
  endRun({ type: 'server', conditions })
  vi.advanceTimersByTime(1000)
  expect(sandbox.tasks).toHaveLength(2)
})

test('A component that the code only exports is left to the sandbox to show.', () => {
  open({ sample: { ...SINGLE, screen: [] }, changed: { 'src/App.tsx': 'export default () => <p>Hi</p>' } })
  expect(sandbox.tasks.at(-1)).toMatchObject({ shown: 'src/App.tsx' })
  open()
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('shown')
})
