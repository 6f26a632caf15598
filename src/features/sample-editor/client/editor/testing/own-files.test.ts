// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { undo } from '@codemirror/commands'
import { expect, test, vi } from 'vitest'

import { SINGLE } from './fakes'
import { aroundEachTest, handle, open as openEditor, press, sandbox, type, viewOf } from './opened-editor'

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

test('Files of the sample can’t be renamed or deleted, and elsewhere there are no new ones.', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  handle.close()
  document.body.replaceChildren()
  open(undefined, { isPlayground: false })
  expect(screen.queryByRole('button', { name: 'New file' })).toBeNull()
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
