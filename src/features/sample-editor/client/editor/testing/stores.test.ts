// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import type { PanelOptions } from '../../../../store-inspector/client'
import type { StoreSummary } from '../../../../store-inspector/protocol/messages'
import type { EditorOptions } from '../options'
import { fakeSandbox, SINGLE } from './fakes'
import {
  aroundEachTest,
  columnInRun,
  done,
  handle,
  note,
  open,
  press,
  viewOf,
  writeText,
} from './opened-editor'

const panel = { update: vi.fn(), lose: vi.fn(), restart: vi.fn(), close: vi.fn() }
const openPanel = vi.fn<(place: HTMLElement, options: PanelOptions) => typeof panel>(() => panel)

vi.mock('../../../../store-inspector/client', () => ({
  openPanel: (place: HTMLElement, options: PanelOptions) => openPanel(place, options),
}))

aroundEachTest()
afterEach(() => openPanel.mockReset().mockReturnValue(panel))

const STORE: StoreSummary = { store: 0, name: 'Shop', first: 0, last: 2, version: 0 }

/** What the sandbox says when code of a run went on without an end. */
let lose: (() => void) | undefined

/** Opens an editor, and gives what its sandbox would say of stores. */
function openWithStores(options: Partial<EditorOptions> = {}): (stores: readonly StoreSummary[]) => void {
  let say: (stores: readonly StoreSummary[]) => void = () => undefined
  const sandbox = fakeSandbox()
  open({
    sample: SINGLE,
    openSandbox: (_screen, { onStores = say, onLost } = {}) => {
      say = onStores
      lose = onLost
      return sandbox
    },
    ...options,
  })
  return (stores) => say(stores)
}

const part = (): HTMLElement | null => document.querySelector<HTMLElement>('.try-store')
const panelOptions = (): PanelOptions => {
  const [, options] = openPanel.mock.lastCall ?? []
  if (!options) throw new Error('No panel is open.')
  return options
}
const opened = () => vi.waitFor(() => expect(openPanel).toHaveBeenCalled())

test('A sample without a store has no inspector.', () => {
  openWithStores()
  expect(part()?.hidden).toBe(true)
})

test('The inspector is loaded when the reader asks for it, and gets what happens in the stores.', async () => {
  const say = openWithStores()
  say([STORE])
  expect(part()?.hidden).toBe(false)
  expect(openPanel).not.toHaveBeenCalled()
  press('Show the store')
  await opened()
  await vi.waitFor(() => expect(panel.update).toHaveBeenLastCalledWith([STORE]))
  say([{ ...STORE, last: 3 }])
  expect(panel.update).toHaveBeenLastCalledWith([{ ...STORE, last: 3 }])
  press('Run')
  expect(panel.restart).toHaveBeenCalledOnce()
  press('Hide the store')
  expect(panel.close).toHaveBeenCalledOnce()
  expect(document.querySelector('.try-store button')?.getAttribute('aria-expanded')).toBe('false')
})

test('In the playground it is open from the start; closing the editor closes it.', async () => {
  const say = openWithStores({ isPlayground: true })
  say([STORE])
  await opened()
  handle.close()
  expect(panel.close).toHaveBeenCalledOnce()
})

test('A panel that can’t be shown says so, and can be tried again.', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openPanel.mockImplementationOnce(() => {
    throw new Error('blocked')
  })
  const say = openWithStores()
  say([STORE])
  press('Show the store')
  await vi.waitFor(() => expect(part()?.textContent).toContain('could not be loaded'))
  press('Show the store')
  await vi.waitFor(() => expect(openPanel).toHaveBeenCalledTimes(2))
})

test('The line of an action is marked while the reader points at it, and takes the cursor.', async () => {
  const say = openWithStores({ isPlayground: true })
  say([STORE])
  await opened()
  const place = { file: 'src/one.ts', line: 1, column: columnInRun(3) }
  panelOptions().onHover(place)
  expect(document.querySelector('.try-dispatch-line')?.textContent).toContain('1 + 1')
  panelOptions().onHover(undefined)
  expect(document.querySelector('.try-dispatch-line')).toBeNull()
  panelOptions().onGoTo(place)
  expect(viewOf().state.selection.main.head).toBe(2)
  expect(() => panelOptions().onGoTo({ ...place, file: 'src/other.ts' })).not.toThrow()
})

test('A link carries the selected action.', async () => {
  const say = openWithStores({ isPlayground: true })
  say([STORE])
  await opened()
  panelOptions().onSelect({ store: 0, action: 2 })
  press('Link')
  await vi.waitFor(() =>
    expect(writeText).toHaveBeenLastCalledWith('https://docs.example/page#try=x~3+store=0.2'),
  )
})

test('A link’s action opens the inspector with it; one that can’t be read is said.', async () => {
  const say = openWithStores({ selected: { store: 1, action: 4 } })
  say([STORE])
  await opened()
  expect(panelOptions().selected).toEqual({ store: 1, action: 4 })
  handle.close()
  openWithStores({ selected: { error: 'No action.' } })
  expect(note()).toContain('No action.')
})

test('A run that had to be stopped is said to be, also where the inspector is opened later.', async () => {
  const say = openWithStores()
  say([STORE])
  lose?.()
  press('Show the store')
  await vi.waitFor(() => expect(panel.lose).toHaveBeenCalledTimes(1))
  press('Run')
  say([STORE])
  expect(panel.lose).toHaveBeenCalledTimes(1)
})

test('While the past is shown, the screen can be seen and not used.', async () => {
  const say = openWithStores({ sample: { ...SINGLE, screen: ['[Save]'] }, isPlayground: true })
  say([STORE])
  await opened()
  const shown = document.querySelector<HTMLElement>('.try-frame')
  panelOptions().onPast(true)
  expect(shown?.inert).toBe(true)
  expect(document.querySelector('.try-screen')?.textContent).toContain('On the screen then')
  panelOptions().onPast(false)
  expect(shown?.inert).toBe(false)
})

test('An ended run without a store takes the inspector of the run before away.', () => {
  const sandbox = fakeSandbox()
  let say: (stores: readonly StoreSummary[]) => void = () => undefined
  open({
    sample: SINGLE,
    openSandbox: (_screen, { onStores = say } = {}) => {
      say = onStores
      return sandbox
    },
  })
  say([STORE])
  press('Run')
  expect(part()?.hidden).toBe(false)
  sandbox.say(done)
  expect(part()?.hidden).toBe(true)
})
