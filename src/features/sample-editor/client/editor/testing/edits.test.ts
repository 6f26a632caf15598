// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import { decodeEdits } from '../../share'
import { SAMPLE } from './fakes'
import {
  aroundEachTest,
  sandbox,
  handle,
  onClose,
  onEdits,
  writeText,
  open,
  viewOf,
  press,
  tab,
  code,
  status,
  note,
  OWN,
  type,
} from './opened-editor'

aroundEachTest()

test('A shared address brings files, which count as changed.', () => {
  open({ changed: { 'src/cart.ts': 'export const cart = []' } })
  expect(tab(/cart/).textContent).toBe('src/cart.ts (changed)')
  expect(tab(/total/).textContent).toBe('src/total.ts')
  expect(sandbox.tasks[0]?.files[1]?.code).toBe('export const cart = []')
})

test('Reset brings back all files, and undo brings back the edits.', () => {
  open({ changed: { 'src/cart.ts': 'export const cart = []' } })
  const original = code()
  type('\n// mine')
  press('Reset')
  expect(code()).toBe(original)
  expect(screen.queryByText(/changed/)).toBeNull()
  undo(viewOf())
  expect(code()).toBe(`${original}\n// mine`)
  fireEvent.click(tab(/cart/))
  expect(code()).toBe(SAMPLE.files[1]?.typescript.code)
  undo(viewOf())
  expect(code()).toBe('export const cart = []')
})

test('Copy takes the file in view.', async () => {
  open()
  fireEvent.click(tab(/cart/))
  press('Copy')
  await vi.advanceTimersByTimeAsync(100)
  expect(writeText).toHaveBeenLastCalledWith(SAMPLE.files[1]?.typescript.code)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
  await vi.advanceTimersByTimeAsync(2000)
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
})

test('Link copies an address with the changed files, and the plain one without changes.', async () => {
  vi.useRealTimers()
  open()
  press('Link')
  await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith('https://docs.example/page#try=x~3'))
  type('\n// mine')
  press(/Copied|Link/)
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledTimes(2))
  const [address = ''] = writeText.mock.lastCall ?? []
  const [before, data = ''] = address.split(/(?<=#try=x~3):/)
  expect(before).toBe('https://docs.example/page#try=x~3')
  expect(await decodeEdits(data, SAMPLE)).toEqual({
    files: { 'src/total.ts': `${SAMPLE.files[0]?.typescript.code}\n// mine` },
  })
  expect(handle.edits()).toEqual({ 'src/total.ts': `${SAMPLE.files[0]?.typescript.code}\n// mine` })
})

test('A link that would be too long says so.', async () => {
  vi.useRealTimers()
  open({
    changed: {
      'src/cart.ts': Array.from({ length: 9000 }, (_, i) => ((i * 7919) % 65_521).toString(36)).join(),
    },
  })
  press('Link')
  await screen.findByRole('button', { name: 'Too long' })
  expect(writeText).not.toHaveBeenCalled()
})

test('Close ends the run, removes the editor, and tells the caller.', () => {
  open()
  type('\nx')
  press('Close')
  vi.runAllTimers()
  expect(document.querySelector('.cm-editor')).toBeNull()
  expect(sandbox.calls).toEqual(['close'])
  expect(sandbox.tasks).toHaveLength(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('After Reset, Undo brings back the changes of all files, and runs them.', () => {
  open()
  type('\n// one')
  fireEvent.click(tab(/cart/))
  type('\n// two')
  const before = handle.edits()
  fireEvent.click(tab(/total/))
  press('Reset')
  expect(handle.edits()).toEqual({})
  const told = screen.getByRole('button', { name: 'Undo' }).closest('[role=status]')
  expect(told?.textContent).toBe('Your changes of 2 files are taken back. Undo')
  press('Undo')
  expect(handle.edits()).toEqual(before)
  expect(document.activeElement?.className).toContain('cm-content')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  vi.advanceTimersByTime(300)
  expect(sandbox.tasks.at(-1)?.files.every(({ code: sent }) => /one|two/.test(sent))).toBe(true)
  expect(onEdits).toHaveBeenLastCalledWith(before, OWN)
})

test('Undo brings back the changes of a file that isn’t in view.', () => {
  open()
  type('\n// one')
  fireEvent.click(tab(/cart/))
  press('Reset')
  press('Undo')
  expect(Object.keys(handle.edits())).toEqual(['src/total.ts'])
  expect(tab(/total/).textContent).toContain('(changed)')
})

test('Reset offers no Undo where nothing was changed, nor for a link’s code that waits for Run.', () => {
  open()
  press('Reset')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  handle.close()
  document.body.replaceChildren()
  open({ changed: { 'src/cart.ts': 'theirs()' }, isForeign: true })
  press('Reset')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('What is typed is kept when the reader pauses, and nothing is kept after Reset.', () => {
  open()
  type('\n// mine')
  expect(onEdits).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(onEdits).toHaveBeenLastCalledWith({ 'src/total.ts': code() }, OWN)
  press('Reset')
  vi.advanceTimersByTime(300)
  expect(onEdits).toHaveBeenLastCalledWith({}, OWN)
})

test.each([
  ['closed', () => press('Close')],
  ['removed with its page', () => handle.close()],
  ['left with the site', () => window.dispatchEvent(new Event('pagehide'))],
])('What was just typed is kept when the editor is %s.', (_how, leave) => {
  open()
  type('\n// mine')
  const edited = code()
  leave()
  expect(onEdits).toHaveBeenCalledWith({ 'src/total.ts': edited }, OWN)
})

test('What the keeper of edits has to say is said above the code.', () => {
  onEdits.mockReturnValueOnce('Storage is full.')
  open()
  type('\n// mine')
  vi.advanceTimersByTime(300)
  expect(note()).toBe('Storage is full.')
})

test('Code of somebody else runs when the reader says so, and is named as such until it is reset.', () => {
  open({ changed: { 'src/total.ts': 'theirs()' }, isForeign: true, note: 'From the link.' })
  type('\n// mine')
  vi.advanceTimersByTime(1000)
  expect(onEdits).toHaveBeenLastCalledWith(expect.anything(), { ...OWN, isForeign: true })
  handle.follow('js')
  expect(sandbox.tasks).toHaveLength(0)
  expect(status()).toBe('Not run yet. Press Run to run the code of the link.')
  expect(note()).toContain('From the link.')
  press('Run')
  expect(sandbox.tasks).toHaveLength(1)
  type('\n// more')
  vi.advanceTimersByTime(1000)
  expect(onEdits).toHaveBeenLastCalledWith(expect.anything(), { language: 'js', isForeign: false })
  press('Reset')
  expect(note()).not.toContain('From the link.')
})
