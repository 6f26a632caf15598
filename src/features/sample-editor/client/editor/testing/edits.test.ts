// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { expect, test, vi } from 'vitest'

import { decodeEdits } from '../../share'
import { SAMPLE } from './fakes'
import * as editor from './opened-editor'
import {
  chooseTab,
  code,
  handle,
  hasButton,
  onEdits,
  open,
  OWN,
  press,
  sandbox,
  tab,
  type,
} from './opened-editor'

editor.aroundEachTest()

const [TOTAL = '', CART = ''] = SAMPLE.files.map(({ typescript }) => typescript.code)
const THEIRS = { 'src/cart.ts': 'export const cart = []' }

test('A shared address brings files, which count as changed.', () => {
  open({ changed: THEIRS })
  expect(editor.tabs()).toEqual(['src/total.ts', 'src/cart.ts (changed)'])
  expect(editor.runFiles()[1]?.code).toBe('export const cart = []')
})

test('Reset brings back all files, and undo in a file brings back its edits.', () => {
  open({ changed: THEIRS })
  type('\n// mine')
  press('Reset')
  expect(code()).toBe(TOTAL)
  expect(editor.tabs()).toEqual(['src/total.ts', 'src/cart.ts'])
  undo(editor.getView())
  expect(code()).toBe(`${TOTAL}\n// mine`)
  chooseTab(/cart/)
  expect(code()).toBe(CART)
  undo(editor.getView())
  expect(code()).toBe('export const cart = []')
})

test.each([
  ['Copy', CART, 'Copied'],
  ['Copy all', `// src/total.ts\n${TOTAL}\n\n// src/cart.ts\n${CART}\n`, 'Copied'],
  ['Link', 'https://docs.example/page#try=x~3', 'Copied'],
])('%s copies what it says, and tells that for a moment.', async (name, text, says) => {
  open()
  chooseTab(/cart/)
  expect(hasButton('Copy all')).toBe(false)
  press('More')
  press(name)
  await vi.advanceTimersByTimeAsync(100)
  expect(editor.writeText).toHaveBeenLastCalledWith(text)
  expect(hasButton(says)).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(hasButton(name)).toBe(true)
  press('More')
  expect(hasButton('Copy all')).toBe(false)
})

test.each([
  ['saved', () => Promise.resolve(), 'Saved'],
  ['not made', () => Promise.reject(new Error('There is no network.')), 'Failed'],
])('The button says that the project is %s.', async (_, download, says) => {
  open({ download })
  press('More')
  press('Download')
  await vi.advanceTimersByTimeAsync(100)
  expect(hasButton(says)).toBe(true)
})

test('A link has the changed files, unless it would be too long.', async () => {
  vi.useRealTimers()
  open()
  type('\n// mine')
  press('Link')
  await vi.waitFor(() => expect(editor.writeText).toHaveBeenCalledOnce())
  const [address = ''] = editor.writeText.mock.lastCall ?? []
  const [before, data = ''] = address.split(/(?<=#try=x~3):/)
  expect(before).toBe('https://docs.example/page#try=x~3')
  expect(await decodeEdits(data, SAMPLE)).toEqual({ files: { 'src/total.ts': `${TOTAL}\n// mine` } })
  type(Array.from({ length: 9000 }, (_, i) => ((i * 7919) % 65_521).toString(36)).join())
  press('Copied')
  await vi.waitFor(() => expect(hasButton('Too long')).toBe(true))
  expect(editor.writeText).toHaveBeenCalledOnce()
})

test('Close ends the run, removes the editor, and tells the caller.', () => {
  open()
  type('\nx')
  press('Close')
  vi.runAllTimers()
  expect(document.querySelector('.cm-editor')).toBeNull()
  expect(sandbox.calls).toEqual(['close'])
  expect(sandbox.tasks).toHaveLength(1)
  expect(editor.onClose).toHaveBeenCalledOnce()
})

test('After Reset, Undo brings back the changes of all files, in view or not, and runs them.', () => {
  open()
  type('\n// one')
  chooseTab(/cart/)
  type('\n// two')
  const before = handle.edits()
  press('Reset')
  expect(handle.edits()).toEqual({})
  expect(editor.note()).toBe('Your changes of 2 files are taken back. Undo')
  press('Undo')
  expect(handle.edits()).toEqual(before)
  expect(document.activeElement?.className).toContain('cm-content')
  expect(hasButton('Undo')).toBe(false)
  vi.advanceTimersByTime(300)
  expect(editor.runFiles().every(({ code: sent }) => /one|two/.test(sent))).toBe(true)
  expect(onEdits).toHaveBeenLastCalledWith(before, OWN)
})

test.each([
  ['where nothing was changed', {}],
  ['for a link’s code that waits for Run', { changed: { 'src/cart.ts': 'theirs()' }, isForeign: true }],
])('Reset offers no Undo %s.', (_where, options) => {
  open(options)
  press('Reset')
  expect(hasButton('Undo')).toBe(false)
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
  type('\n// mine', 300)
  expect(editor.note()).toBe('Storage is full.')
})

test('Code of somebody else runs when the reader says so, and is named as such until it is reset.', () => {
  open({ changed: { 'src/total.ts': 'theirs()' }, isForeign: true, note: 'From the link.' })
  type('\n// mine', 1000)
  expect(onEdits).toHaveBeenLastCalledWith(expect.anything(), { ...OWN, isForeign: true })
  handle.follow('js')
  expect(sandbox.tasks).toHaveLength(0)
  expect(editor.status()).toBe('Not run yet. Press Run to run the code of the link.')
  expect(editor.note()).toContain('From the link.')
  press('Run')
  expect(sandbox.tasks).toHaveLength(1)
  type('\n// more', 1000)
  expect(onEdits).toHaveBeenLastCalledWith(expect.anything(), { language: 'js', isForeign: false })
  press('Reset')
  expect(editor.note()).not.toContain('From the link.')
})

/** A file whose forms differ, and one with the same text in both. */
const TWO_FORMS: typeof SAMPLE = {
  files: [
    {
      name: 'a.ts',
      typescript: { code: 'const a: number = 1', hidden: [] },
      javascript: { code: 'const a = 1', hidden: [] },
    },
    { name: 'b.ts', typescript: { code: 'const b = 2', hidden: [] } },
  ],
  own: 2,
  environment: 'development',
}

test('The reader’s language decides what is edited and how files are called, in the tabs, in messages and in the run.', () => {
  open({ sample: TWO_FORMS, language: 'js' })
  expect(code()).toBe('const a = 1')
  expect(editor.getTexts('[data-choice=code-language] [aria-pressed=true]')).toEqual(['JS'])
  expect(editor.tabs()).toEqual(['a.js', 'b.js'])
  expect(editor.runNames()).toEqual(['a.js', 'b.js'])
  editor.endRun(editor.error('no', 'b.js'))
  expect(editor.status()).toBe('An error on line 1 of b.js.')
})

test('Unedited files follow the chosen language, and run again.', () => {
  open({ sample: TWO_FORMS })
  handle.follow('ts')
  expect(sandbox.tasks).toHaveLength(1)
  handle.follow('js')
  expect(code()).toBe('const a = 1')
  expect(editor.note()).toBe('')
  expect(sandbox.tasks).toHaveLength(2)
  expect(handle.edits()).toEqual({})
})

test('An edited file keeps its language, and says so until it is reset; Undo brings it back as such.', () => {
  open({ sample: TWO_FORMS })
  type('\na')
  handle.follow('js')
  expect(code()).toBe('const a: number = 1\na')
  const stays =
    'a.ts stays in TypeScript because you have edited it. Reset brings the JavaScript of the page.'
  expect(editor.note()).toBe(stays)
  handle.follow('ts')
  expect(editor.note()).toBe('')
  handle.follow('js')
  press('Reset')
  expect(code()).toBe('const a = 1')
  expect(editor.note()).not.toContain('stays')
  press('Undo')
  expect(code()).toBe('const a: number = 1\na')
  expect(editor.note()).toBe(stays)
})

test('An edited file with one form has nothing to follow.', () => {
  open({ sample: TWO_FORMS })
  chooseTab(/b\.ts/)
  type('\nb')
  handle.follow('js')
  expect(code()).toBe('const b = 2\nb')
  expect(editor.note()).toBe('')
  expect(tab(/b\.js/).textContent).toContain('(changed)')
})
