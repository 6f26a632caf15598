import { EditorView } from '@codemirror/view'
import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'

import { openEditor, type EditorHandle, type EditorOptions } from '..'
import type { RunEvent } from '../../../../sample-runtime/protocol/messages'
import type { EditsState } from '../options'
import type { SandboxOptions } from '../../sandbox'
import { fakeChecker, fakeSandbox, SAMPLE, type FakeChecker, type FakeSandbox } from './fakes'

/** What was opened last. */
export let sandbox: FakeSandbox
export let checker: FakeChecker
export let handle: EditorHandle
/** Called as a sandbox would that has something to say of stores. */
export let stores: Required<SandboxOptions>

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
  checker = fakeChecker()
  const host = document.createElement('div')
  document.body.append(host)
  handle = openEditor({
    host,
    sample: SAMPLE,
    language: 'ts',
    openSandbox(_screen, told) {
      stores = told as Required<SandboxOptions>
      return sandbox
    },
    openTypeChecker: () => checker,
    getAddress: (isExpanded) => `https://docs.example/page#try=x~3${isExpanded ? '+expanded' : ''}`,
    onEdits,
    download: () => Promise.resolve(),
    onClose,
    ...options,
  })
  return getView()
}

/** The code that is in view. */
export function getView(): EditorView {
  const view = EditorView.findFromDOM(document.body)
  if (!view) throw new Error('There is no editor.')
  return view
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
export const press = (name: string | RegExp): void => void fireEvent.click(button(name))
export const hasButton = (name: string | RegExp): boolean => screen.queryByRole('button', { name }) !== null
export const tab = (name: RegExp): HTMLElement => screen.getByRole('tab', { name })
export const chooseTab = (name: RegExp): void => void fireEvent.click(tab(name))
export const tabs = (): string[] => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
export const code = (): string => getView().state.doc.toString()
export const status = (): string => getText('.try-status')
/** The sentences above the code. */
export const note = (): string => getText('.try-notes')
/** A part of the strip: Printed, Errors, Types. Undefined without one. */
export const part = (name: string): string | undefined => screen.queryByRole('group', { name })?.textContent
/** The texts of all elements of a class. */
export const getTexts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
export const getText = (selector: string): string => getTexts(selector)[0] ?? ''
/** The state of edits in TypeScript by the reader. */
export const OWN: EditsState = { language: 'ts', isForeign: false }

/** What was announced since the last call, once the reader has paused. */
export function announced(): string {
  vi.advanceTimersByTime(1200)
  const text = getText('.code-announcer')
  document.querySelector('.code-announcer')?.replaceChildren()
  return text
}

/** Types at the end of the file in view, and waits as long as told, in milliseconds. */
export function type(text: string, pause = 0): void {
  const { length } = getView().state.doc
  getView().dispatch({ changes: { from: length, insert: text }, userEvent: 'input.type' })
  if (pause > 0) vi.advanceTimersByTime(pause)
}

/** What a run says of a claim. */
export function value(claim: number, actual: string, expected: string): RunEvent {
  return { type: 'value', claim, actual, expected, isExpected: actual === expected }
}

/** What a run says that fails, or prints. */
export const error = (text: string, file?: string, line = 1, column = 1): RunEvent => ({
  ...{ type: 'error', text },
  ...(file !== undefined && { place: { file, line, column } }),
})
export const printed = (text: string, file?: string, line = 1, column = 1): RunEvent => ({
  ...{ type: 'printed', level: 'log', text },
  ...(file !== undefined && { place: { file, line, column } }),
})

/** Says what a run says, and that it has ended. */
export function endRun(...events: readonly RunEvent[]): void {
  for (const event of events) sandbox.say(event)
  sandbox.say({ type: 'ended', reason: 'done' })
}

/** The files of the last run. */
export const runFiles = (): { name: string; code: string }[] => [...(sandbox.tasks.at(-1)?.files ?? [])]
export const runNames = (): string[] => runFiles().map(({ name }) => name)

/** Where a column of the text is in the code that is run, in a statement with a claim. */
export const columnInRun = (column: number): number => 'import.meta.sample.equals(0, ('.length + column
