// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { diagnosticAt, fakeChecker, SAMPLE, type FakeChecker } from './fakes'
import { aroundEachTest, handle, open, type } from './opened-editor'

let checker: FakeChecker
const openTypeChecker = vi.fn(() => checker)

aroundEachTest()
beforeEach(() => void (checker = fakeChecker()))

const button = (): HTMLElement => screen.getByRole('button', { name: 'Check types' })
const types = (): string => screen.getByRole('group', { name: 'Types' }).textContent
const underlined = (): string[] =>
  [...document.querySelectorAll('.try-type-fault')].map(({ textContent }) => textContent)
const announced = (): string => document.querySelector('.code-announcer')?.textContent ?? ''

const NONE = { is: 'checked', diagnostics: [] } as const

test('JavaScript has no button.', () => {
  open({ language: 'js', openTypeChecker })
  expect(screen.queryByRole('button', { name: 'Check types' })).toBeNull()
})

test('The button and what it said go when the reader chooses JavaScript, and come back with TypeScript.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  await checker.answer(NONE)
  handle.follow('js')
  type(' ')
  vi.advanceTimersByTime(5000)
  expect(screen.queryByRole('button', { name: 'Check types' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Types' })).toBeNull()
  handle.follow('ts')
  vi.advanceTimersByTime(5000)
  await checker.answer(NONE)
  expect(types()).toBe('No type errors.')
})

test('An edited file that stays in TypeScript keeps the button, and is checked beside the page’s other types.', async () => {
  open({ openTypeChecker })
  type(' // mine')
  handle.follow('js')
  fireEvent.click(button())
  const [total, cart] = SAMPLE.files.map(({ typescript }) => typescript.code)
  expect(checker.checks.at(-1)?.map(({ code }) => code)).toEqual([`${total} // mine`, cart])
  await checker.answer({
    is: 'checked',
    diagnostics: [
      diagnosticAt('src/total.ts', 1, 9, 13, 'TS1: No.'),
      diagnosticAt('src/cart.ts', 1, 1, 2, 'TS7006: Any.'),
    ],
  })
  expect(types()).toContain('TS1: No.')
  expect(types()).not.toContain('TS7006')
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.queryByRole('button', { name: 'Check types' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Types' })).toBeNull()
})

test('Nothing is checked before the button is pressed, however much is typed.', () => {
  open({ openTypeChecker })
  type(' ')
  vi.advanceTimersByTime(5000)
  expect(openTypeChecker).not.toHaveBeenCalled()
  expect(screen.queryByRole('group', { name: 'Types' })).toBeNull()
})

test('A press checks all files of the project, says that it loads, and what came of it.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(types()).toBe('Loading the TypeScript compiler…')
  expect(checker.checks).toEqual([SAMPLE.files.map(({ name, typescript: { code } }) => ({ name, code }))])
  await checker.answer(NONE)
  expect(button().getAttribute('aria-busy')).toBe('false')
  expect(types()).toBe('No type errors.')
  vi.advanceTimersByTime(1100)
  expect(announced()).toBe('No type errors.')
})

test('Errors are underlined in their files, and lead there.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  const diagnostics = [
    diagnosticAt('src/total.ts', 1, 9, 13, 'TS2305: No such member.'),
    diagnosticAt('src/cart.ts', 1, 13, 17, 'TS2322: Not a list.'),
  ]
  await checker.answer({ is: 'checked', diagnostics })
  expect(types()).toBe('TS2305: No such member. line 1TS2322: Not a list. line 1 of src/cart.ts')
  expect(underlined()).toEqual(['cart'])
  vi.advanceTimersByTime(1100)
  expect(announced()).toBe('2 type errors.')
  fireEvent.click(screen.getByRole('button', { name: 'line 1 of src/cart.ts' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('src/cart.ts')
  expect(underlined()).toEqual(['cart'])
})

test('After the first check, types are checked again when the reader pauses.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  await checker.answer({ is: 'checked', diagnostics: [diagnosticAt('src/total.ts', 1, 9, 13, 'TS1: No.')] })
  type(' //')
  vi.advanceTimersByTime(400)
  type(' mended')
  vi.advanceTimersByTime(400)
  expect(checker.checks).toHaveLength(1)
  expect(underlined()).toEqual(['cart'])
  vi.advanceTimersByTime(200)
  expect(checker.checks[1]?.[0]?.code).toMatch(/ \/\/ mended$/)
  expect(types()).toContain('TS1')
  await checker.answer(NONE)
  expect(types()).toBe('No type errors.')
  expect(underlined()).toEqual([])
})

test('What came of a text that has changed since is not shown, and the new text is checked.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  type(' //')
  await checker.answer({ is: 'checked', diagnostics: [diagnosticAt('src/total.ts', 1, 9, 13, 'TS1: No.')] })
  expect(underlined()).toEqual([])
  vi.advanceTimersByTime(600)
  expect(checker.checks).toHaveLength(2)
  await checker.answer(NONE)
  expect(types()).toBe('No type errors.')
})

test('Reset checks the original text.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  await checker.answer(NONE)
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  vi.advanceTimersByTime(600)
  expect(checker.checks).toHaveLength(2)
})

test.each([
  ['not loaded', 'Check your connection'],
  ['too long', 'longer than 20 seconds'],
  ['failed', 'failed on this code'],
] as const)('A check that ends as “%s” says what to do, and waits for the next press.', async (is, says) => {
  open({ openTypeChecker })
  fireEvent.click(button())
  await checker.answer({ is })
  expect(types()).toContain(says)
  expect(types()).toContain('press “Check types” again')
  type(' ')
  vi.advanceTimersByTime(5000)
  expect(checker.checks).toHaveLength(1)
  fireEvent.click(button())
  await checker.answer(NONE)
  expect(types()).toBe('No type errors.')
})

test('A press says again what was said before; a check after a pause doesn’t.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  await checker.answer(NONE)
  vi.advanceTimersByTime(1100)
  const region = document.querySelector('.code-announcer')
  if (region) region.textContent = ''
  type(' ')
  vi.advanceTimersByTime(600)
  await checker.answer(NONE)
  vi.advanceTimersByTime(1100)
  expect(announced()).not.toContain('type errors')
  fireEvent.click(button())
  await checker.answer(NONE)
  vi.advanceTimersByTime(1100)
  expect(announced()).toBe('No type errors.')
})

test('Closing the editor closes its checker, and a late answer changes nothing.', async () => {
  open({ openTypeChecker })
  fireEvent.click(button())
  handle.close()
  expect(checker.isClosed).toBe(true)
  await expect(checker.answer({ is: 'failed' })).resolves.toBeUndefined()
})
