// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { undo } from '@codemirror/commands'
import { expect, test, vi } from 'vitest'

import { SAMPLE, SINGLE } from './fakes'
import {
  aroundEachTest,
  code,
  done,
  handle,
  note,
  open as openEditor,
  press,
  sandbox,
  type,
  viewOf,
} from './opened-editor'

aroundEachTest()

function open(
  changed?: Readonly<Record<string, string>>,
  { isPlayground = true, isForeign = false } = {},
): void {
  openEditor({ sample: SINGLE, isPlayground, isForeign, ...(changed && { changed }) })
}

const tabs = (): string[] => screen.queryAllByRole('tab').map(({ textContent }) => textContent)

function giveName(name: string): void {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /ame of the/ })
  fireEvent.input(input, { target: { value: name } })
  fireEvent.submit(input)
}

test('A new file is in view, is run with the others, and counts as a change.', () => {
  open()
  press('New file')
  giveName('src/two.ts')
  expect(tabs()).toEqual(['src/one.ts', 'src/two.ts (changed)'])
  type('export const two = 2')
  vi.advanceTimersByTime(300)
  expect(sandbox.tasks.at(-1)?.files.map(({ name }) => name)).toEqual(['src/one.ts', 'src/two.ts'])
  expect(sandbox.tasks.at(-1)?.entries).toEqual(['src/one.ts', 'src/two.ts'])
  expect(handle.edits()).toEqual({ 'src/two.ts': 'export const two = 2' })
})

test.each(['../two.ts', 'src/one.ts'])('%j is no name for a new file.', (name) => {
  open()
  press('New file')
  giveName(name)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the new file' })
  expect(input.validationMessage).not.toBe('')
  expect(handle.edits()).toEqual({})
})

test('Cancel and Escape add nothing.', () => {
  open()
  press('New file')
  press('Cancel')
  press('New file')
  fireEvent.keyDown(screen.getByRole('textbox', { name: /ame of the/ }), { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'New file' })).toBeDefined()
  expect(handle.edits()).toEqual({})
})

test('After a name was asked for, the focus is where the reader goes on.', () => {
  open()
  press('New file')
  press('Cancel')
  expect(document.activeElement?.textContent).toBe('New file')
  press('New file')
  giveName('src/two.ts')
  expect(document.activeElement?.className).toContain('cm-content')
  press('Rename')
  giveName('src/three.ts')
  expect(document.activeElement?.textContent).toBe('Rename')
})

test('A file of the reader’s own gets another name, with its text.', () => {
  open({ 'src/two.ts': 'two()' })
  fireEvent.click(screen.getByRole('tab', { name: /two/ }))
  press('Rename')
  giveName('src/three.ts')
  expect(handle.edits()).toEqual({ 'src/three.ts': 'two()' })
})

test('A file may get its own name in another case.', () => {
  open({ 'src/two.ts': 'two()' })
  fireEvent.click(screen.getByRole('tab', { name: /two/ }))
  press('Rename')
  giveName('src/Two.ts')
  expect(handle.edits()).toEqual({ 'src/Two.ts': 'two()' })
})

test('A deleted file comes back with Undo, which has the focus and stays until something else is done.', () => {
  open({ 'src/two.ts': 'two()' })
  fireEvent.click(screen.getByRole('tab', { name: /two/ }))
  press('Delete')
  expect(handle.edits()).toEqual({})
  expect(tabs()).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(document.activeElement?.textContent).toBe('Undo')
  press('Undo')
  expect(document.activeElement?.className).toContain('cm-content')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(handle.edits()).toEqual({ 'src/two.ts': 'two()' })
})

const runFiles = (): string[] | undefined => {
  vi.advanceTimersByTime(300)
  return sandbox.tasks.at(-1)?.files.map(({ name }) => name)
}

test('A file of the sample gets another name and keeps its place; imports that lead nowhere are told.', () => {
  openEditor({ sample: SAMPLE, isPlayground: true })
  fireEvent.click(screen.getByRole('tab', { name: /cart/ }))
  press('Rename')
  giveName('src/basket.ts')
  expect(note()).toContain('src/cart.ts is renamed. This import leads nowhere now: “./cart” in src/total.ts.')
  expect(tabs()).toEqual(['src/total.ts', 'src/basket.ts (changed)'])
  expect(runFiles()).toEqual(['src/total.ts', 'src/basket.ts'])
  expect(handle.edits()).toEqual({
    'src/basket.ts': "export const cart: string[] = ['tea', 'cake']",
    'src/cart.ts': null,
  })
  press('Rename')
  giveName('src/cart.ts')
  expect(note()).not.toContain('nowhere')
  expect(handle.edits()).toEqual({})
})

test('A file of the sample is deleted, except the last one, and what a run still says of it does no harm.', () => {
  openEditor({ sample: SAMPLE, isPlayground: true })
  press('Delete')
  expect(handle.edits()).toEqual({ 'src/total.ts': null })
  expect(code()).toContain('export const cart')
  sandbox.say({ type: 'value', claim: 0, actual: '3', expected: '2', isExpected: false })
  sandbox.say(done)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(runFiles()).toEqual(['src/cart.ts'])
  press('Undo')
  expect(handle.edits()).toEqual({})
  expect(tabs()).toEqual(['src/total.ts', 'src/cart.ts'])
})

test.each([
  [{ 'src/cart.ts': null }, ['src/total.ts']],
  [{ 'src/cart.ts': null, 'src/total.ts': null }, ['src/total.ts', 'src/cart.ts']],
  [{ 'src/cart.ts': null, 'src/total.ts': null, 'src/a.ts': '' }, ['src/a.ts']],
])('An editor opens without the files that were deleted, if any are left: %j', (changed, left) => {
  openEditor({ sample: SAMPLE, isPlayground: true, changed })
  expect(runFiles()).toEqual(left)
})

test('Reset gives back the files of the sample, and takes those of the reader; Undo brings the changes again.', () => {
  const changed = { 'src/two.ts': 'two()', 'src/total.ts': 'mine()', 'src/cart.ts': null }
  openEditor({ sample: SAMPLE, isPlayground: true, changed })
  fireEvent.click(screen.getByRole('tab', { name: /two/ }))
  press('Reset')
  expect(note()).toContain('Your changes of 3 files are taken back.')
  expect(tabs()).toEqual(['src/total.ts', 'src/cart.ts'])
  expect(handle.edits()).toEqual({})
  press('Undo')
  expect(tabs()).toEqual(['src/total.ts (changed)', 'src/two.ts (changed)'])
  expect(handle.edits()).toEqual(changed)
})

test.each(['src/total.js', 'src/Total.ts', 'src/cart.ts'])(
  'A file can’t get the name %s, which another one has or differs from by language or case alone.',
  (name) => {
    openEditor({ sample: SAMPLE, isPlayground: true })
    press('New file')
    giveName(name)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ame of the/ }).validationMessage).not.toBe(
      '',
    )
  },
)

test('Elsewhere, there are no buttons for files.', () => {
  open(undefined, { isPlayground: false })
  for (const name of ['New file', 'Rename', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('After Reset, nothing of a link’s code that was never run can come back and run.', () => {
  open({ 'src/one.ts': 'theirs()', 'src/two.ts': 'theirs()' }, { isForeign: true })
  press('Reset')
  undo(viewOf())
  vi.advanceTimersByTime(1000)
  expect(handle.edits()).toEqual({})
  const run = sandbox.tasks.flatMap(({ files }) => files.map(({ code }) => code))
  expect(run.length).toBeGreaterThan(0)
  expect(run.join()).not.toContain('theirs')
})
