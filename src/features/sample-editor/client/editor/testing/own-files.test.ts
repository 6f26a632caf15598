// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import { SAMPLE, SINGLE } from './fakes'
import * as editor from './opened-editor'
import { chooseTab, handle, hasButton, note, press, runNames, sandbox, tabs, type } from './opened-editor'

editor.aroundEachTest()

/** Opens the playground with a file, and one of the reader's. */
const openTwo = (): void =>
  void editor.open({ sample: SINGLE, isPlayground: true, changed: { 'src/two.ts': 'two()' } })
/** Opens it with two files of the page. */
const open = (changed: Readonly<Record<string, string | null>> = {}): void =>
  void editor.open({ sample: SAMPLE, isPlayground: true, changed })

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /ame of the/ })

/** Presses a button that asks for a name, and gives one. */
function giveName(button: string, name: string): void {
  press(button)
  fireEvent.input(nameField(), { target: { value: name } })
  fireEvent.submit(nameField())
}

const focused = (): string | undefined =>
  document.activeElement?.matches('.cm-content') ? 'the code' : document.activeElement?.textContent

test('A new file is in view, is run with the others, and counts as a change.', () => {
  editor.open({ sample: SINGLE, isPlayground: true })
  giveName('New file', 'src/two.ts')
  expect(tabs()).toEqual(['src/one.ts', 'src/two.ts (changed)'])
  expect(focused()).toBe('the code')
  type('export const two = 2', 300)
  expect(runNames()).toEqual(['src/one.ts', 'src/two.ts'])
  expect(sandbox.tasks.at(-1)?.entries).toEqual(['src/one.ts', 'src/two.ts'])
  expect(handle.edits()).toEqual({ 'src/two.ts': 'export const two = 2' })
})

test.each(['../two.ts', 'src/total.ts', 'src/total.js', 'src/Total.ts'])(
  'A new file can’t have the name %s, which is none, or which another one has in some language or case.',
  (name) => {
    open()
    giveName('New file', name)
    expect(nameField().validationMessage).not.toBe('')
    expect(handle.edits()).toEqual({})
  },
)

test('Cancel and Escape add nothing, and give the focus back.', () => {
  open()
  for (const cancel of [() => press('Cancel'), () => fireEvent.keyDown(nameField(), { key: 'Escape' })]) {
    press('New file')
    cancel()
    expect(focused()).toBe('New file')
  }
  expect(handle.edits()).toEqual({})
})

test.each(['src/three.ts', 'src/Two.ts'])(
  'A file of the reader’s own gets the name %s, with its text.',
  (name) => {
    openTwo()
    chooseTab(/two/)
    giveName('Rename', name)
    expect(handle.edits()).toEqual({ [name]: 'two()' })
    expect(focused()).toBe('Rename')
  },
)

test('A deleted file comes back with Undo, which has the focus and stays until something else is done.', () => {
  openTwo()
  chooseTab(/two/)
  press('Delete')
  expect(handle.edits()).toEqual({})
  expect(tabs()).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(focused()).toBe('Undo')
  press('Undo')
  expect(focused()).toBe('the code')
  expect(hasButton('Undo')).toBe(false)
  expect(handle.edits()).toEqual({ 'src/two.ts': 'two()' })
})

test('A file of the sample gets another name and keeps its place; imports that lead nowhere are told.', () => {
  open()
  chooseTab(/cart/)
  giveName('Rename', 'src/basket.ts')
  expect(note()).toContain('src/cart.ts is renamed. This import leads nowhere now: “./cart” in src/total.ts.')
  expect(tabs()).toEqual(['src/total.ts', 'src/basket.ts (changed)'])
  vi.advanceTimersByTime(300)
  expect(runNames()).toEqual(['src/total.ts', 'src/basket.ts'])
  expect(handle.edits()).toEqual({
    'src/basket.ts': "export const cart: string[] = ['tea', 'cake']",
    'src/cart.ts': null,
  })
  giveName('Rename', 'src/cart.ts')
  expect(note()).not.toContain('nowhere')
  expect(handle.edits()).toEqual({})
})

test('A file of the sample is deleted, except the last one, and what a run still says of it does no harm.', () => {
  open()
  press('Delete')
  expect(handle.edits()).toEqual({ 'src/total.ts': null })
  expect(editor.code()).toContain('export const cart')
  editor.endRun(editor.value(0, '3', '2'))
  expect(hasButton('Delete')).toBe(false)
  press('Undo')
  expect(handle.edits()).toEqual({})
  expect(tabs()).toEqual(['src/total.ts', 'src/cart.ts'])
})

test.each([
  [{ 'src/cart.ts': null }, ['src/total.ts']],
  [{ 'src/cart.ts': null, 'src/total.ts': null }, ['src/total.ts', 'src/cart.ts']],
  [{ 'src/cart.ts': null, 'src/total.ts': null, 'src/a.ts': '' }, ['src/a.ts']],
])('An editor opens without the files that were deleted, if any are left: %j', (changed, left) => {
  open(changed)
  expect(runNames()).toEqual(left)
})

test('Reset gives back the files of the sample, and takes those of the reader; Undo brings the changes again.', () => {
  const changed = { 'src/two.ts': 'two()', 'src/total.ts': 'mine()', 'src/cart.ts': null }
  open(changed)
  chooseTab(/two/)
  press('Reset')
  expect(note()).toContain('Your changes of 3 files are taken back.')
  expect(tabs()).toEqual(['src/total.ts', 'src/cart.ts'])
  expect(handle.edits()).toEqual({})
  press('Undo')
  expect(tabs()).toEqual(['src/total.ts (changed)', 'src/two.ts (changed)'])
  expect(handle.edits()).toEqual(changed)
})

test('Elsewhere, there are no buttons for files.', () => {
  editor.open()
  expect(['New file', 'Rename', 'Delete'].filter(hasButton)).toEqual([])
})

test('After Reset, nothing of a link’s code that was never run can come back and run.', () => {
  const changed = { 'src/one.ts': 'theirs()', 'src/two.ts': 'theirs()' }
  editor.open({ sample: SINGLE, isPlayground: true, isForeign: true, changed })
  press('Reset')
  undo(editor.getView())
  vi.advanceTimersByTime(1000)
  expect(handle.edits()).toEqual({})
  expect(sandbox.tasks.length).toBeGreaterThan(0)
  expect(JSON.stringify(sandbox.tasks)).not.toContain('theirs')
})
