// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import { readClaims } from '../../../../sample-runtime/core/instrument'
import { SAMPLE, SINGLE } from './fakes'
import { aroundEachTest, sandbox, open, viewOf, press, status, type, value, done } from './opened-editor'

aroundEachTest()

const changedValues = (): string[] =>
  [...document.querySelectorAll('.try-changed')].map(({ textContent }) => textContent)
const fadedClaims = (): string[] =>
  [...document.querySelectorAll('.try-faded')].map(({ textContent }) => textContent)

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
  type('\n// a')
  vi.advanceTimersByTime(200)
  type('\nb')
  vi.advanceTimersByTime(200)
  expect(sandbox.tasks).toHaveLength(1)
  vi.advanceTimersByTime(100)
  expect(sandbox.tasks).toHaveLength(2)
  expect(sandbox.tasks[1]?.files[0]?.code).toMatch(/\/\/ a\nb$/)
})

test.each(['ctrlKey', 'metaKey'])('%s and Enter, and the button, run the code at once.', (key) => {
  open()
  press('Run')
  expect(sandbox.tasks).toHaveLength(2)
  // CodeMirror takes the key of the platform, which is Control in jsdom.
  fireEvent.keyDown(viewOf().contentDOM, {
    key: 'Enter',
    keyCode: 13,
    ctrlKey: true,
    [key]: key === 'ctrlKey',
  })
  expect(sandbox.tasks).toHaveLength(3)
})

test('A changed value takes the place of its claim, equal ones stay, and those that were not reached fade.', () => {
  open()
  sandbox.say(value(0, '3', '2'))
  sandbox.say(value(1, "'tea'", "'tea'"))
  sandbox.say(done)
  expect(changedValues()).toEqual(['// → 3 was 2'])
  expect(fadedClaims()).toEqual(['// throws no'])
  expect(document.querySelector('.result')?.textContent).toBe("// → 'tea'")
  expect(status()).toBe('1 of 3 values changed, 1 not reached.')
})

test('A statement that throws something else, or nothing, says what it threw before.', () => {
  open()
  sandbox.say({ type: 'thrown', claim: 2, isExpected: false })
  sandbox.say(done)
  expect(changedValues()).toEqual(['// throws nothing was no'])
  press('Run')
  sandbox.say({ type: 'thrown', claim: 2, actual: 'not now', isExpected: false })
  sandbox.say(done)
  expect(changedValues()).toEqual(['// throws not now was no'])
})

test('The words of the page come back when a value is as before again.', () => {
  open()
  sandbox.say(value(0, '3', '2'))
  sandbox.say(done)
  press('Run')
  expect(changedValues()).toEqual(['// → 3 was 2'])
  sandbox.say(value(0, '2', '2'))
  sandbox.say(done)
  expect(changedValues()).toEqual([])
})

test('A long value is cut to its line, and is in full in its title and in the strip.', () => {
  open()
  const long = `{ list: [\n${'1, '.repeat(60)}] }`
  sandbox.say(value(0, long, '2'))
  sandbox.say(done)
  const [shown = ''] = changedValues()
  expect(shown).toMatch(/^\/\/ → \{ list: \[ 1, .{40,50}… was 2$/)
  expect(document.querySelector<HTMLElement>('.try-changed')?.title).toContain(long)
  expect(screen.getByRole('group', { name: 'Values' }).textContent).toContain(long)
})

test('Answers to an older run are ignored, and so is what follows the end.', () => {
  open()
  press('Run')
  sandbox.say(value(0, '9', '2'), 0)
  sandbox.say({ type: 'ended', reason: 'too long' }, 0)
  expect(status()).toBe('Running…')
  sandbox.say(done)
  sandbox.say({ type: 'printed', text: 'late', level: 'log' })
  vi.runAllTimers()
  expect(document.body.textContent).not.toContain('late')
})

test('While the text can’t be parsed, the old marks stay and fade.', () => {
  open()
  sandbox.say(value(0, '3', '2'))
  sandbox.say(value(1, "'tea'", "'tea'"))
  sandbox.say({ type: 'thrown', claim: 2, actual: 'no', isExpected: true })
  sandbox.say(done)
  type('\noops(')
  vi.advanceTimersByTime(300)
  const place = { file: 'src/total.ts', line: 5, column: 6 }
  sandbox.say({ type: 'error', text: 'SyntaxError: Unexpected token', place })
  sandbox.say(done)
  expect(changedValues()).toEqual(['// → 3 was 2'])
  expect(fadedClaims()).toEqual(["// → 'tea'", '// throws no'])
  expect(status()).toBe('An error on line 5.')
  expect(screen.getByRole('group', { name: 'Errors' }).textContent).toContain('Unexpected token')
})

test('Lines that the page hides are folded until the reader asks for them, and run all the same.', () => {
  const text = "import { sum } from './sum'\n\nsum(1) // → 1"
  open({
    sample: { ...SINGLE, files: [{ name: 'src/one.ts', typescript: { code: text, hidden: [[0, 1]] } }] },
  })
  expect(sandbox.tasks[0]?.files[0]?.code).toBe(readClaims('src/one.ts', text, 0).code)
  expect(document.querySelector('.cm-content')?.textContent).not.toContain('import')
  press('Show 2 more lines')
  expect(document.querySelector('.cm-content')?.textContent).toContain('import')
})

test('A block that a test proves opens with its own file, and says what has changed in the test.', () => {
  open({ sample: { ...SAMPLE, shown: 'src/cart.ts' } })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'src/cart.ts',
    'src/total.ts',
  ])
  sandbox.say({ type: 'value', claim: 0, actual: '3', expected: '2', isExpected: false })
  sandbox.say(done)
  expect(document.body.textContent).toContain('cart.length → 3 (was 2)')
  fireEvent.click(screen.getByRole('button', { name: /^line \d+ of src\/total.ts$/ }))
  expect(document.body.textContent).not.toContain('cart.length → 3 (was 2)')
})

test('What is claimed in the file that the block shows is tested, too.', () => {
  open({ sample: { ...SAMPLE, shown: 'src/cart.ts' } })
  type('\ncart // → []')
  press('Run')
  const codes = sandbox.tasks.at(-1)?.files.map(({ code }) => code) ?? []
  expect(codes.every((text) => text.includes('import.meta.sample'))).toBe(true)
  expect(sandbox.tasks.at(-1)?.entries).toEqual(['src/total.ts'])
})
