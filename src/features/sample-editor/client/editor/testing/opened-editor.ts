import { EditorView } from '@codemirror/view'
import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'

import { openEditor, type EditorHandle, type EditorOptions } from '..'
import type { RunEvent } from '../../../../sample-runtime/protocol/messages'
import type { EditsState } from '../options'
import { fakeChecker, fakeSandbox, SAMPLE, type FakeSandbox } from './fakes'

/** What was opened last. */
export let sandbox: FakeSandbox
export let handle: EditorHandle

export const onClose = vi.fn()
export const onEdits = vi.fn<EditorOptions['onEdits']>()
export const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())

/** Gives each test of a file simulated time and a clipboard, and closes what it opened. */
export function aroundEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  })

  afterEach(() => {
    handle.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    document.body.replaceChildren()
  })
}

/** Opens an editor that runs nothing: see {@link fakeSandbox}. */
export function open(options: Partial<EditorOptions> = {}): EditorView {
  sandbox = fakeSandbox()
  const host = document.createElement('div')
  document.body.append(host)
  handle = openEditor({
    host,
    sample: SAMPLE,
    language: 'ts',
    openSandbox: () => sandbox,
    openTypeChecker: fakeChecker,
    addressOf: (isExpanded) => `https://docs.example/page#try=x~3${isExpanded ? '+expanded' : ''}`,
    onEdits,
    download: () => Promise.resolve(),
    onClose,
    ...options,
  })
  return viewOf()
}

/** The code that is in view. */
export function viewOf(): EditorView {
  const view = EditorView.findFromDOM(document.body)
  if (!view) throw new Error('There is no editor.')
  return view
}

export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole('button', { name }))
export const tab = (name: RegExp): HTMLElement => screen.getByRole('tab', { name })
export const code = (): string => viewOf().state.doc.toString()
export const status = (): string => document.querySelector('.try-status')?.textContent ?? ''
/** The sentences above the code. */
export const note = (): string => document.querySelector('.try-notes')?.textContent ?? ''
/** The state of edits in TypeScript by the reader. */
export const OWN: EditsState = { language: 'ts', isForeign: false }

/** Types at the end of the file in view. */
export function type(text: string): void {
  const { length } = viewOf().state.doc
  viewOf().dispatch({ changes: { from: length, insert: text }, userEvent: 'input.type' })
}

/** What a run says of a claim. */
export function value(claim: number, actual: string, expected: string): RunEvent {
  return { type: 'value', claim, actual, expected, isExpected: actual === expected }
}

/** Where a column of the text is in the code that is run, in a statement with a claim. */
export const columnInRun = (column: number): number => 'import.meta.sample.equals(0, ('.length + column

/** The end of a run. */
export const done: RunEvent = { type: 'ended', reason: 'done' }
