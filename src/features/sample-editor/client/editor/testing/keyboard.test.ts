// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { shown, SINGLE } from './fakes'
import { aroundEachTest, chooseTab, code, handle, open, tab, getText, type, getView } from './opened-editor'

aroundEachTest()

test('The code has a name, and says how to leave it.', () => {
  open()
  const box = screen.getByRole('textbox', { name: 'Code of src/total.ts' })
  expect(getText(`#${box.getAttribute('aria-describedby')}`)).toBe('Escape, then Tab, leaves the editor.')
  expect(screen.getByRole('tabpanel', { name: 'src/total.ts' })).toBeDefined()
})

test('Tab indents, and after Escape it is left to the browser.', () => {
  const view = open({ sample: SINGLE })
  const keyDown = (key: string, keyCode: number) => fireEvent.keyDown(view.contentDOM, { key, keyCode })
  expect(keyDown('Tab', 9)).toBe(false)
  expect(code()).toMatch(/^ {2}1 \+ 1/)
  keyDown('Escape', 27)
  expect(keyDown('Tab', 9)).toBe(true)
})

test('A single file has no tabs but its name, with a mark once it is changed.', () => {
  open({ sample: SINGLE })
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(getText('.code-title')).toBe('src/one.ts')
  type('\n// mine')
  expect(getText('.code-title')).toBe('src/one.ts (changed)')
})

test.each([
  [/total/, 'ArrowRight', /cart/],
  [/total/, 'ArrowLeft', /cart/],
  [/total/, 'End', /cart/],
  [/cart/, 'ArrowRight', /total/],
  [/cart/, 'Home', /total/],
])('In the tabs, from %s %s leads to %s, with the focus.', (from, key, to) => {
  open()
  chooseTab(from)
  expect(fireEvent.keyDown(tab(from), { key: 'a' })).toBe(true)
  expect(fireEvent.keyDown(tab(from), { key, altKey: true })).toBe(true)
  expect(tab(from).getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(tab(from), { key })
  expect(document.activeElement).toBe(tab(to))
  expect(tab(to).getAttribute('aria-selected')).toBe('true')
  expect([tab(to).tabIndex, tab(from).tabIndex]).toEqual([0, -1])
  expect(screen.getByRole('textbox', { name: to })).toBeDefined()
})

test.each([
  ['const a = createSlice({\n  reducers: {', '    '],
  ['function f() {', '  '],
  ['if (a)', '  '],
  ['const f = () =>', '  '],
  ['const a = 1', ''],
])('Enter after %j indents the next line.', (text, indent) => {
  const view = open({ sample: { ...SINGLE, files: [{ name: 'src/one.tsx', typescript: shown(text) }] } })
  view.dispatch({ selection: { anchor: text.length } })
  fireEvent.keyDown(view.contentDOM, { key: 'Enter', keyCode: 13 })
  expect(code()).toBe(`${text}\n${indent}`)
})

test('Text is inserted at the cursor, as if it were typed.', () => {
  open({ sample: SINGLE })
  const before = code()
  handle.insert('// typed\n')
  expect(code()).toBe(`// typed\n${before}`)
  expect(getView().state.selection.main.head).toBe('// typed\n'.length)
  expect(undo(getView())).toBe(true)
  expect(code()).toBe(before)
})
