import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import { createObservable } from './data/observable'
import { createTravel } from './data/travel'
import type { PanelHandle, PanelOptions } from './options'
import { type PanelState, Panel } from './Panel'

export type { PanelHandle, PanelOptions, SelectedAction } from './options'

/**
 * Shows the stores of a sample.
 *
 * @param place - an empty element on the ground of what ran
 */
export function openPanel(place: HTMLElement, options: PanelOptions): PanelHandle {
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
    update: (stores) => state.set({ ...state.value, stores }),
    lose: () => state.set({ ...state.value, isLost: true }),
    restart: () => {
      const { stores, run, wanted } = state.value
      travel.forget()
      state.set({ stores: [], run: run + 1, isLost: false, wanted: stores.length > 0 ? undefined : wanted })
    },
    close: () => {
      if (travel.state.value.past) travel.show(undefined)
      root.unmount()
    },
  }
}
