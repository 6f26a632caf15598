// @vitest-environment jsdom
import { undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { fireEvent, screen, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { RunEvent } from '../../../../sample-runtime/protocol/messages'
import { openEditor, type EditorHandle, type EditorOptions } from '..'
import type { EditsState } from '../options'
import { decodeEdits } from '../../share'
import { fakeChecker, fakeReadClaims, fakeSandbox, SAMPLE, shown, SINGLE, type FakeSandbox } from './fakes'

let sandbox: FakeSandbox
let handle: EditorHandle
const onClose = vi.fn()
const onEdits = vi.fn<EditorOptions['onEdits']>()
const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

function open(options: Partial<EditorOptions> = {}): EditorView {
  sandbox = fakeSandbox()
  const host = document.createElement('div')
  document.body.append(host)
  handle = openEditor({
    host,
    sample: SAMPLE,
    language: 'ts',
    openSandbox: () => sandbox,
    openTypeChecker: fakeChecker,
    readClaims: fakeReadClaims,
    addressOf: (isExpanded) => `https://docs.example/page#try=x~3${isExpanded ? '+expanded' : ''}`,
    onEdits,
    download: () => Promise.resolve(),
    onClose,
    ...options,
  })
  return viewOf()
}

function viewOf(): EditorView {
  const view = EditorView.findFromDOM(document.body)
  if (!view) throw new Error('There is no editor.')
  return view
}

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }))
const tab = (name: RegExp): HTMLElement => screen.getByRole('tab', { name })
const code = (): string => viewOf().state.doc.toString()
const status = (): string => document.querySelector('.try-status')?.textContent ?? ''
const OWN: EditsState = { language: 'ts', isForeign: false }
const done: RunEvent = { type: 'ended', reason: 'done' }

function type(text: string): void {
  const { length } = viewOf().state.doc
  viewOf().dispatch({ changes: { from: length, insert: `\n${text}` }, userEvent: 'input.type' })
}

function value(claim: number, actual: string, expected: string): RunEvent {
  return { type: 'value', claim, actual, expected, isExpected: actual === expected }
}

const changedValues = (): string[] =>
  [...document.querySelectorAll('.try-changed')].map(({ textContent }) => textContent)
const fadedClaims = (): string[] =>
  [...document.querySelectorAll('.try-faded')].map(({ textContent }) => textContent)

test('Opening runs the sample, with its claims read and the other files as they are.', () => {
  open()
  expect(sandbox.tasks).toEqual([
    {
      files: [
        { name: 'src/total.ts', code: `/* read */${SAMPLE.files[0]?.typescript.code}` },
        { name: 'src/cart.ts', code: SAMPLE.files[1]?.typescript.code },
      ],
      entries: ['src/total.ts'],
      server: 'tickets',
      timeLimit: 60_000,
    },
  ])
  expect(status()).toBe('Running…')
})

test('The reader’s language decides what is edited.', () => {
  open({ language: 'js' })
  expect(code()).toBe(SAMPLE.files[0]?.javascript?.code)
})

test('A shared address brings files, which count as changed.', () => {
  open({ changed: { 'src/cart.ts': 'export const cart = []' } })
  expect(tab(/cart/).textContent).toBe('src/cart.ts (changed)')
  expect(tab(/total/).textContent).toBe('src/total.ts')
  expect(sandbox.tasks[0]?.files[1]?.code).toBe('export const cart = []')
})

test('Typing runs the code when the reader pauses, and only then.', () => {
  open()
  type('// a')
  vi.advanceTimersByTime(200)
  type('b')
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
  type('oops(')
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
  expect(sandbox.tasks[0]?.files[0]?.code).toContain(text)
  expect(document.querySelector('.cm-content')?.textContent).not.toContain('import')
  press('Show 2 more lines')
  expect(document.querySelector('.cm-content')?.textContent).toContain('import')
})

test('The strip has what was printed, errors and requests, and leads to their lines.', () => {
  const view = open()
  sandbox.say({
    type: 'printed',
    text: 'careful',
    level: 'warn',
    place: { file: 'src/total.ts', line: 2, column: 3 },
  })
  sandbox.say({ type: 'request', text: 'GET /tickets 200' })
  sandbox.say({ type: 'error', text: 'no cake', place: { file: 'src/cart.ts', line: 1, column: 14 } })
  sandbox.say(done)
  expect(screen.getByText('careful').dataset.level).toBe('warn')
  expect(screen.getByRole('group', { name: 'Requests' }).textContent).toBe('GET /tickets 200')
  expect(status()).toBe('An error on line 1 of src/cart.ts.')
  press('line 2')
  expect(view.state.selection.main.head).toBe(view.state.doc.line(2).from + 2)
  press('line 1 of src/cart.ts')
  expect(tab(/cart/).getAttribute('aria-selected')).toBe('true')
  expect(viewOf().state.selection.main.head).toBe(13)
})

test('A place that no file has leads nowhere, or to the nearest one.', () => {
  open()
  sandbox.say({ type: 'error', text: 'a', place: { file: 'src/other.ts', line: 1, column: 1 } })
  sandbox.say({ type: 'error', text: 'b', place: { file: 'src/total.ts', line: 1e9, column: -5 } })
  sandbox.say(done)
  expect(within(screen.getByText('a')).queryByRole('button')).toBeNull()
  press('line 1000000000')
  expect(viewOf().state.selection.main.head).toBe(viewOf().state.doc.line(4).from)
})

test('What a run says is text, never HTML.', () => {
  open()
  for (const type of ['printed', 'error'] as const) sandbox.say({ type, text: '<img src=x>', level: 'log' })
  sandbox.say({ type: 'request', text: '<img src=x>' })
  sandbox.say(value(0, '<img src=x>', '2'))
  sandbox.say(done)
  expect(document.querySelector('img[src]')).toBeNull()
})

test('A comment that can’t be tested is said, with its line.', () => {
  open({ changed: { 'src/total.ts': '\n// → 2' } })
  sandbox.say(done)
  expect(screen.getByRole('group', { name: 'Errors' }).textContent).toBe(
    'There is no statement before it. line 2',
  )
})

test('A long run shows what it has said so far.', () => {
  open()
  sandbox.say({ type: 'printed', text: 'first', level: 'log' })
  vi.advanceTimersByTime(100)
  expect(screen.getByRole('group', { name: 'Printed' }).textContent).toBe('first')
  expect(status()).toBe('Running…')
})

test('The outcome is announced once the reader has paused, and only if it is new.', () => {
  open()
  sandbox.say(done)
  type(' ')
  vi.advanceTimersByTime(300)
  sandbox.say(done)
  const region = () => document.querySelector('.code-announcer')
  expect(region()?.textContent ?? '').toBe('')
  vi.advanceTimersByTime(1100)
  expect(region()?.textContent).toBe('3 of 3 values not reached.')
  if (region()) (region() as HTMLElement).textContent = ''
  press('Run')
  sandbox.say(done)
  vi.advanceTimersByTime(2000)
  expect(region()?.textContent).toBe('')
})

test('Reset brings back all files, and undo brings back the edits.', () => {
  open({ changed: { 'src/cart.ts': 'export const cart = []' } })
  const original = code()
  type('// mine')
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
  type('// mine')
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
  type('x')
  press('Close')
  vi.runAllTimers()
  expect(document.querySelector('.cm-editor')).toBeNull()
  expect(sandbox.calls).toEqual(['close'])
  expect(sandbox.tasks).toHaveLength(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('The code has a name, and says how to leave it.', () => {
  open()
  const box = screen.getByRole('textbox', { name: 'Code of src/total.ts' })
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Escape, then Tab, leaves the editor.')
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
  expect(document.querySelector('.code-title')?.textContent).toBe('src/one.ts')
  type('// mine')
  expect(document.querySelector('.code-title')?.textContent).toBe('src/one.ts (changed)')
})

test.each([
  [/total/, 'ArrowRight', /cart/],
  [/total/, 'ArrowLeft', /cart/],
  [/total/, 'End', /cart/],
  [/cart/, 'ArrowRight', /total/],
  [/cart/, 'Home', /total/],
])('In the tabs, from %s %s leads to %s, with the focus.', (from, key, to) => {
  open()
  fireEvent.click(tab(from))
  fireEvent.keyDown(tab(from), { key })
  expect(document.activeElement).toBe(tab(to))
  expect(tab(to).getAttribute('aria-selected')).toBe('true')
  expect(tab(to).tabIndex).toBe(0)
  expect(tab(from).tabIndex).toBe(-1)
  expect(screen.getByRole('textbox', { name: to })).toBeDefined()
})

test('Keys that the tabs don’t know are left to the browser.', () => {
  open()
  expect(fireEvent.keyDown(tab(/total/), { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(fireEvent.keyDown(tab(/total/), { key: 'a' })).toBe(true)
  expect(tab(/total/).getAttribute('aria-selected')).toBe('true')
})

test.each([
  ['const a = {', '  '],
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
  expect(viewOf().state.selection.main.head).toBe('// typed\n'.length)
  expect(undo(viewOf())).toBe(true)
  expect(code()).toBe(before)
})

/** A file whose forms differ, and one with the same text in both. */
const TWO_FORMS: typeof SAMPLE = {
  files: [
    { name: 'a.ts', typescript: shown('const a: number = 1'), javascript: shown('const a = 1') },
    { name: 'b.ts', typescript: shown('const b = 2') },
  ],
  own: 2,
  environment: 'development',
}
const note = (): string => document.querySelector('.try-notes')?.textContent ?? ''

test('A file’s name follows its language, in the tabs, in messages and in the run.', () => {
  open({ sample: TWO_FORMS })
  handle.follow('js')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['a.js', 'b.js'])
  expect(sandbox.tasks.at(-1)).toMatchObject({ files: [{ name: 'a.js' }, { name: 'b.js' }] })
  sandbox.say({ type: 'error', text: 'no', place: { file: 'b.js', line: 1, column: 1 } })
  sandbox.say(done)
  expect(status()).toBe('An error on line 1 of b.js.')
})

test('The editor has the switch of languages that blocks have.', () => {
  open({ language: 'js' })
  const group = screen.getByRole('group', { name: 'Language' })
  expect(group.dataset.choice).toBe('code-language')
  expect(within(group).getByRole('button', { pressed: true }).textContent).toBe('JS')
})

test('After Reset, Undo brings back the changes of all files, and runs them.', () => {
  open()
  type('// one')
  fireEvent.click(tab(/cart/))
  type('// two')
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
  type('// one')
  fireEvent.click(tab(/cart/))
  press('Reset')
  press('Undo')
  expect(Object.keys(handle.edits())).toEqual(['src/total.ts'])
  expect(tab(/total/).textContent).toContain('(changed)')
})

test('Undo brings back TypeScript as such, whatever was chosen meanwhile.', () => {
  open({ sample: TWO_FORMS })
  type('a')
  handle.follow('js')
  press('Reset')
  press('Undo')
  expect(code()).toBe('const a: number = 1\na')
  expect(note()).toContain('a.ts stays in TypeScript')
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
  type('// mine')
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
  type('// mine')
  const edited = code()
  leave()
  expect(onEdits).toHaveBeenCalledWith({ 'src/total.ts': edited }, OWN)
})

test('What the keeper of edits has to say is said above the code.', () => {
  onEdits.mockReturnValueOnce('Storage is full.')
  open()
  type('// mine')
  vi.advanceTimersByTime(300)
  expect(note()).toBe('Storage is full.')
})

test('Code of somebody else runs when the reader says so, and is named as such until it is reset.', () => {
  open({ changed: { 'src/total.ts': 'theirs()' }, isForeign: true, note: 'From the link.' })
  type('// mine')
  vi.advanceTimersByTime(1000)
  expect(onEdits).toHaveBeenLastCalledWith(expect.anything(), { ...OWN, isForeign: true })
  handle.follow('js')
  expect(sandbox.tasks).toHaveLength(0)
  expect(status()).toBe('Not run yet. Press Run to run the code of the link.')
  expect(note()).toContain('From the link.')
  press('Run')
  expect(sandbox.tasks).toHaveLength(1)
  type('// more')
  vi.advanceTimersByTime(1000)
  expect(onEdits).toHaveBeenLastCalledWith(expect.anything(), { language: 'js', isForeign: false })
  press('Reset')
  expect(note()).not.toContain('From the link.')
})

test('The line of an error is marked, with its message, and lines are numbered from then on.', () => {
  open()
  const marked = () => document.querySelector('.try-fault-line')
  expect(document.querySelector('.cm-lineNumbers')).toBeNull()
  sandbox.say({ type: 'error', text: 'no', place: { file: 'src/total.ts', line: 2, column: 1 } })
  sandbox.say(done)
  expect(marked()?.textContent).toContain('cart.length')
  expect(marked()?.getAttribute('title')).toBe('no')
  press('Run')
  sandbox.say(done)
  expect(marked()).toBeNull()
  expect(document.querySelector('.cm-lineNumbers')).not.toBeNull()
})

test('An error of a file with JSX says how to name the file.', () => {
  open()
  type('const App = () => <p>Hello</p>')
  vi.advanceTimersByTime(300)
  sandbox.say({
    type: 'error',
    text: 'Unterminated regexp.',
    place: { file: 'src/total.ts', line: 5, column: 1 },
  })
  sandbox.say(done)
  const errors = screen.getByRole('group', { name: 'Errors' })
  expect(errors.textContent).toContain('Unterminated regexp. Name the file .tsx to write JSX.')
})

test('Timers that a run didn’t wait for are said, and can be waited for.', () => {
  open()
  sandbox.say({ type: 'ended', reason: 'done', waiting: { timers: 1, time: 60_000 } })
  expect(document.querySelector('.try-waiting')?.textContent).toContain(
    '60 s of simulated time passed; 1 timer still waits.',
  )
  press('Wait longer')
  expect(sandbox.tasks.at(-1)).toMatchObject({ timeLimit: 600_000 })
  sandbox.say(done)
  expect(document.querySelector('.try-waiting')?.textContent).toBe('')
})

test('A screen that a failed run left empty is that of the run before, and says so.', () => {
  open({ sample: { ...SINGLE, screen: ['[Save]'] } })
  const name = () => document.querySelector('.try-screen > b')?.textContent
  sandbox.say({ type: 'screen', text: '[Save]' })
  sandbox.say(done)
  expect(name()).toBe('On the screen')
  press('Run')
  sandbox.say({ type: 'error', text: 'no' })
  sandbox.say({ type: 'screen', text: '' })
  sandbox.say(done)
  expect(name()).toBe('On the screen before')
})

test('Unedited files follow the chosen language, and run again.', () => {
  open({ sample: TWO_FORMS })
  handle.follow('ts')
  expect(sandbox.tasks).toHaveLength(1)
  handle.follow('js')
  expect(code()).toBe('const a = 1')
  expect(note()).toBe('')
  expect(sandbox.tasks).toHaveLength(2)
  expect(handle.edits()).toEqual({})
  handle.follow('ts')
  expect(code()).toBe('const a: number = 1')
})

test('An edited file keeps its language, and says so until it is reset.', () => {
  open({ sample: TWO_FORMS })
  type('a')
  handle.follow('js')
  expect(code()).toBe('const a: number = 1\na')
  expect(note()).toBe(
    'a.ts stays in TypeScript because you have edited it. Reset brings the JavaScript of the page.',
  )
  handle.follow('ts')
  expect(note()).toBe('')
  handle.follow('js')
  press('Reset')
  expect(code()).toBe('const a = 1')
  expect(note()).not.toContain('stays')
  handle.follow('ts')
  expect(code()).toBe('const a: number = 1')
})

test('An edited file with one form has nothing to follow.', () => {
  open({ sample: TWO_FORMS })
  fireEvent.click(tab(/b\.ts/))
  type('b')
  handle.follow('js')
  expect(code()).toBe('const b = 2\nb')
  expect(note()).toBe('')
  fireEvent.click(tab(/a\.js/))
  expect(code()).toBe('const a = 1')
})

test('The screen of a component has a place, and its server’s controls speak for it.', () => {
  open({ sample: { ...SINGLE, screen: ['[Save]'], server: 'shop' } })
  expect(sandbox.tasks.at(-1)).toMatchObject({ hasScreen: true, server: 'shop' })
  sandbox.say({ type: 'server', conditions: { latency: 300, failureRate: 0.5, offline: false } })
  sandbox.say(done)
  const latency = screen.getByLabelText<HTMLInputElement>('Latency')
  expect(latency.value).toBe('300')
  fireEvent.input(latency, { target: { value: '1000' } })
  expect(sandbox.calls).toContain('latency 1000')
  // What follows the end is what the reader does there; it doesn't take the reader's choice back.
  sandbox.say({ type: 'request', text: 'GET /menu 200' })
  vi.runOnlyPendingTimers()
  expect(document.body.textContent).toContain('GET /menu 200')
  expect(latency.value).toBe('1000')
})

test('What the reader has chosen for the server stays at each run, until Reset.', () => {
  open({ sample: { ...SINGLE, screen: ['[Save]'], server: 'shop' } })
  const byItself = { latency: 300, failureRate: 0, offline: false }
  const offline = (): HTMLInputElement => screen.getByLabelText('Offline')
  const endRun = (): void => {
    sandbox.say({ type: 'server', conditions: { ...byItself } })
    sandbox.say(done)
  }
  endRun()
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('conditions')
  fireEvent.click(offline())
  type('// a')
  vi.advanceTimersByTime(300)
  expect(sandbox.tasks.at(-1)).toMatchObject({ conditions: { ...byItself, offline: true } })
  endRun()
  expect(offline().checked).toBe(true)
  press('Reset')
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('conditions')
  endRun()
  expect(offline().checked).toBe(false)
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
  type('cart // → []')
  press('Run')
  const codes = sandbox.tasks.at(-1)?.files.map(({ code }) => code) ?? []
  expect(codes.every((text) => text.startsWith('/* read */'))).toBe(true)
  expect(sandbox.tasks.at(-1)?.entries).toEqual(['src/total.ts'])
})
