// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import type { PanelOptions } from '../../../../store-inspector/client'
import type { StoreSummary } from '../../../../store-inspector/protocol/messages'
import type { EditorOptions } from '../options'
import { SINGLE } from './fakes'
import * as editor from './opened-editor'
import { endRun, handle, press, stores } from './opened-editor'

const panel = { update: vi.fn(), lose: vi.fn(), restart: vi.fn(), close: vi.fn() }
const openPanel = vi.fn<(place: HTMLElement, options: PanelOptions) => typeof panel>(() => panel)

vi.mock('../../../../store-inspector/client', () => ({
  openPanel: (place: HTMLElement, options: PanelOptions) => openPanel(place, options),
}))

editor.aroundEachTest()
afterEach(() => openPanel.mockReset().mockReturnValue(panel))

const STORE: StoreSummary = { store: 0, name: 'Shop', first: 0, last: 2, version: 0 }
const part = (): HTMLElement | null => document.querySelector<HTMLElement>('.try-store')

/** Opens an editor whose run has a store. */
function open(options: Partial<EditorOptions> = {}): void {
  editor.open({ sample: SINGLE, ...options })
  stores.onStores([STORE])
}

/** Opens one with the inspector, and gives what the inspector was opened with. */
async function openInspector(options: Partial<EditorOptions> = {}): Promise<PanelOptions> {
  open({ isPlayground: true, ...options })
  await vi.waitFor(() => expect(openPanel).toHaveBeenCalled())
  return openPanel.mock.lastCall?.[1] as PanelOptions
}

test('The inspector is loaded when the reader asks for it, and gets what happens in the stores.', async () => {
  open()
  expect(part()?.hidden).toBe(false)
  expect(openPanel).not.toHaveBeenCalled()
  press('Show the store')
  await vi.waitFor(() => expect(panel.update).toHaveBeenLastCalledWith([STORE]))
  stores.onStores([{ ...STORE, last: 3 }])
  expect(panel.update).toHaveBeenLastCalledWith([{ ...STORE, last: 3 }])
  press('Run')
  expect(panel.restart).toHaveBeenCalledOnce()
  press('Hide the store')
  expect(panel.close).toHaveBeenCalledOnce()
  expect(part()?.querySelector('button')?.getAttribute('aria-expanded')).toBe('false')
})

test('In the playground it is open from the start; closing the editor closes it.', async () => {
  await openInspector()
  handle.close()
  expect(panel.close).toHaveBeenCalledOnce()
})

test('A panel that can’t be shown says so, and can be tried again.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openPanel.mockImplementationOnce(() => {
    throw new Error('blocked')
  })
  open()
  press('Show the store')
  await vi.waitFor(() => expect(part()?.textContent).toContain('could not be loaded'))
  press('Show the store')
  await vi.waitFor(() => expect(openPanel).toHaveBeenCalledTimes(2))
})

test('The line of an action is marked while the reader points at it, and takes the cursor.', async () => {
  const { onHover, onGoTo } = await openInspector()
  const place = { file: 'src/one.ts', line: 1, column: editor.columnInRun(3) }
  onHover(place)
  expect(editor.getText('.try-dispatch-line')).toContain('1 + 1')
  onHover(undefined)
  expect(editor.getTexts('.try-dispatch-line')).toEqual([])
  onGoTo(place)
  expect(editor.getView().state.selection.main.head).toBe(2)
  expect(() => onGoTo({ ...place, file: 'src/other.ts' })).not.toThrow()
})

test('A link carries the selected action, and opens the inspector with it; one that can’t be read is said.', async () => {
  const { onSelect } = await openInspector()
  onSelect({ store: 0, action: 2 })
  press('Link')
  await vi.waitFor(() =>
    expect(editor.writeText).toHaveBeenLastCalledWith('https://docs.example/page#try=x~3+store=0.2'),
  )
  handle.close()
  const { selected } = await openInspector({ isPlayground: false, selected: { store: 1, action: 4 } })
  expect(selected).toEqual({ store: 1, action: 4 })
  handle.close()
  open({ selected: { error: 'No action.' } })
  expect(editor.note()).toContain('No action.')
})

test('A run that had to be stopped is said to be, also where the inspector is opened later.', async () => {
  open()
  stores.onLost()
  press('Show the store')
  await vi.waitFor(() => expect(panel.lose).toHaveBeenCalledTimes(1))
  press('Run')
  stores.onStores([STORE])
  expect(panel.lose).toHaveBeenCalledTimes(1)
})

test('While the past is shown, the screen can be seen and not used.', async () => {
  const { onPast } = await openInspector({ sample: { ...SINGLE, screen: ['[Save]'] } })
  const shown = document.querySelector<HTMLElement>('.try-frame')
  onPast(true)
  expect(shown?.inert).toBe(true)
  expect(editor.getText('.try-screen')).toContain('On the screen then')
  onPast(false)
  expect(shown?.inert).toBe(false)
})

test('A sample without a store has no inspector, and an ended run takes that of the run before away.', () => {
  editor.open({ sample: SINGLE })
  expect(part()?.hidden).toBe(true)
  stores.onStores([STORE])
  press('Run')
  expect(part()?.hidden).toBe(false)
  endRun()
  expect(part()?.hidden).toBe(true)
})
