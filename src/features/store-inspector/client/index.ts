import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import { createObservable } from './data/observable'
import { createTravel } from './data/travel'
import type { StoreSummary } from '../protocol/messages'
import type { PanelOptions } from './options'
import { type PanelState, Panel } from './Panel'

export type { PanelOptions, SelectedAction } from './options'

/** A panel that is shown. */
export type PanelHandle = ReturnType<typeof openPanel>

/**
 * Shows the stores of a sample.
 *
 * @param place - an empty element on the ground of what ran
 */
export function openPanel(place: HTMLElement, options: PanelOptions) {
  const state = createObservable<PanelState>({
    stores: [],
    run: 0,
    isLost: false,
    wanted: options.selected,
  })
  const travel = createTravel(options)
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      console.error(error)
      place.textContent = 'The panel has failed. Close it, and run the sample again.'
    },
  })
  root.render(createElement(Panel, { state, travel, options }))
  return {
    update: (stores: readonly StoreSummary[]): void => state.set({ ...state.value, stores }),
    /** The run was stopped, because its code went on without an end. */
    lose: (): void => state.set({ ...state.value, isLost: true }),
    /** A new run has begun: what was is of another run. */
    restart: (): void => {
      const { stores, run, wanted } = state.value
      travel.forget()
      state.set({ stores: [], run: run + 1, isLost: false, wanted: stores.length > 0 ? undefined : wanted })
    },
    close: (): void => {
      if (travel.state.value.past) travel.show(undefined)
      root.unmount()
    },
  }
}
