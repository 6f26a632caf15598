// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import type { TypeDiagnostic } from '../../types/messages'
import type { EditorOptions } from '../options'
import { diagnosticAt, SAMPLE } from './fakes'
import * as editor from './opened-editor'
import { announced, button, checker, handle, hasButton, part, press, type } from './opened-editor'

editor.aroundEachTest()

const NAME = 'Check types'
const underlined = (): string[] => editor.getTexts('.try-type-fault')
const answer = (...diagnostics: TypeDiagnostic[]) => checker.answer({ is: 'checked', diagnostics })
const ERROR = diagnosticAt('src/total.ts', 1, 9, 13, 'TS2305: No such member.')
const ELSEWHERE = diagnosticAt('src/cart.ts', 1, 13, 17, 'TS7006: Not a list.')

/** Opens an editor, and checks its types. */
async function openChecked(...diagnostics: TypeDiagnostic[]): Promise<void> {
  editor.open()
  press(NAME)
  await answer(...diagnostics)
}

test('The button and what it said go when the reader chooses JavaScript, and come back with TypeScript.', async () => {
  await openChecked()
  handle.follow('js')
  type(' ', 5000)
  expect(hasButton(NAME)).toBe(false)
  expect(part('Types')).toBeUndefined()
  handle.follow('ts')
  vi.advanceTimersByTime(5000)
  await answer()
  expect(part('Types')).toBe('No type errors.')
})

test('An edited file that stays in TypeScript keeps the button, and is checked beside the page’s other types.', async () => {
  editor.open()
  type(' // mine')
  handle.follow('js')
  press(NAME)
  const [total, cart] = SAMPLE.files.map(({ typescript }) => typescript.code)
  expect(checker.checks.at(-1)?.map(({ code }) => code)).toEqual([`${total} // mine`, cart])
  await answer(ERROR, ELSEWHERE)
  expect(part('Types')).toContain('TS2305')
  expect(part('Types')).not.toContain('TS7006')
  press('Reset')
  expect(hasButton(NAME)).toBe(false)
  expect(part('Types')).toBeUndefined()
})

test('Nothing is checked before the button is pressed, however much is typed.', () => {
  const openTypeChecker = vi.fn<EditorOptions['openTypeChecker']>(() => checker)
  editor.open({ openTypeChecker })
  type(' ', 5000)
  expect(openTypeChecker).not.toHaveBeenCalled()
  expect(part('Types')).toBeUndefined()
})

test('A press checks all files of the project, says that it loads, and what came of it.', async () => {
  editor.open()
  press(NAME)
  expect(button(NAME).getAttribute('aria-busy')).toBe('true')
  expect(part('Types')).toBe('Loading the TypeScript compiler…')
  expect(checker.checks).toEqual([SAMPLE.files.map(({ name, typescript: { code } }) => ({ name, code }))])
  await answer()
  expect(button(NAME).getAttribute('aria-busy')).toBe('false')
  expect(part('Types')).toBe('No type errors.')
  expect(announced()).toBe('No type errors.')
})

test('Errors are underlined in their files, and lead there.', async () => {
  await openChecked(ERROR, ELSEWHERE)
  expect(part('Types')).toBe('TS2305: No such member. line 1TS7006: Not a list. line 1 of src/cart.ts')
  expect(underlined()).toEqual(['cart'])
  expect(announced()).toBe('2 type errors.')
  press('line 1 of src/cart.ts')
  expect(editor.tab(/cart/).getAttribute('aria-selected')).toBe('true')
  expect(underlined()).toEqual(['cart'])
})

test('After the first check, types are checked again when the reader pauses, or after Reset.', async () => {
  await openChecked(ERROR)
  type(' //', 400)
  type(' mended', 400)
  expect(checker.checks).toHaveLength(1)
  expect(underlined()).toEqual(['cart'])
  vi.advanceTimersByTime(200)
  expect(checker.checks[1]?.[0]?.code).toMatch(/ \/\/ mended$/)
  expect(part('Types')).toContain('TS2305')
  await answer()
  expect(part('Types')).toBe('No type errors.')
  expect(underlined()).toEqual([])
  press('Reset')
  vi.advanceTimersByTime(600)
  expect(checker.checks).toHaveLength(3)
})

test('What came of a text that has changed since is not shown, and the new text is checked.', async () => {
  editor.open()
  press(NAME)
  type(' //')
  await answer(ERROR)
  expect(underlined()).toEqual([])
  vi.advanceTimersByTime(600)
  expect(checker.checks).toHaveLength(2)
  await answer()
  expect(part('Types')).toBe('No type errors.')
})

test.each([
  ['not loaded', 'Check your connection'],
  ['too long', 'longer than 20 seconds'],
  ['failed', 'failed on this code'],
] as const)('A check that ends as “%s” says what to do, and waits for the next press.', async (is, says) => {
  editor.open()
  press(NAME)
  await checker.answer({ is })
  expect(part('Types')).toContain(says)
  expect(part('Types')).toContain('press “Check types” again')
  type(' ', 5000)
  expect(checker.checks).toHaveLength(1)
  press(NAME)
  await answer()
  expect(part('Types')).toBe('No type errors.')
})

test('A press says again what was said before; a check after a pause doesn’t.', async () => {
  await openChecked()
  announced()
  type(' ', 600)
  await answer()
  expect(announced()).not.toContain('type errors')
  press(NAME)
  await answer()
  expect(announced()).toBe('No type errors.')
})

test('Closing the editor closes its checker, and a late answer changes nothing.', async () => {
  editor.open()
  press(NAME)
  handle.close()
  expect(checker.isClosed).toBe(true)
  await expect(checker.answer({ is: 'failed' })).resolves.toBeUndefined()
})
