import { act } from '@testing-library/react'
import { vi } from 'vitest'

import { openPanel, type PanelHandle } from '..'
import type { PanelOptions } from '../options'
import { type FakeRunner, type FakeStore, fakeRunner } from './fake-runner'

/** A panel that is open in the document. */
export interface OpenPanel {
  runner: FakeRunner
  handle: PanelHandle
  options: PanelOptions
  /** Tells the panel what the runner has, and waits until it has asked for it. */
  update: () => Promise<void>
}

const handles: PanelHandle[] = []

/** Opens a panel over recorded stores. */
export async function open(
  stores: readonly FakeStore[],
  wishes: Partial<PanelOptions> = {},
): Promise<OpenPanel> {
  // What React wants to know before it is used outside of `render`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const runner = fakeRunner(stores)
  const options: PanelOptions = {
    ask: runner.ask,
    hasScreen: false,
    onHover: vi.fn(),
    onGoTo: vi.fn(),
    onPast: vi.fn(),
    onSelect: vi.fn(),
    ...wishes,
  }
  const place = document.body.appendChild(document.createElement('div'))
  const handle = await settle(() => openPanel(place, options))
  handles.push(handle)
  const update = (): Promise<void> => settle(() => handle.update(runner.summaries()))
  await update()
  return { runner, handle, options, update }
}

/** Does something, and waits until all answers to it are shown. */
export async function settle<Result>(action: () => Result): Promise<Result> {
  return act(async () => {
    const result = action()
    // Answers that ask for more, such as the parts of a long list.
    await new Promise((resolve) => setTimeout(resolve, 20))
    return result
  })
}

/** Closes all panels. */
export async function closeAll(): Promise<void> {
  for (const handle of handles.splice(0)) await settle(() => handle.close())
  document.body.replaceChildren()
}
