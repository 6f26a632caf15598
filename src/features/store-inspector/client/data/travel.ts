import type { PanelOptions, SelectedAction } from '../options'
import { createObservable } from './observable'
import { getMessage } from '../../shared/words'

/** What the screen shows: the state after an action, or the present. */
interface TravelState {
  past?: SelectedAction
  fault?: string
}

/** Shows the screen as it was. */
export type Travel = ReturnType<typeof createTravel>

/** Makes what shows the past. The present is shown. */
export function createTravel({ ask, onPast }: Pick<PanelOptions, 'ask' | 'onPast'>) {
  const state = createObservable<TravelState>({})
  let wish: { moment: SelectedAction | undefined } | undefined
  let isBusy = false
  let run = 0

  function arrive(next: TravelState): void {
    const wasPast = state.value.past !== undefined
    state.set(next)
    if (wasPast !== (next.past !== undefined)) onPast(!wasPast)
  }

  async function leaveFor(moment: SelectedAction | undefined): Promise<void> {
    const { past } = state.value
    // Each store has a past of its own.
    if (past && past.store !== moment?.store) await ask({ ask: 'show', store: past.store })
    if (moment) await ask({ ask: 'show', ...moment })
  }

  async function go(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (wish) {
      const { moment } = wish
      const begun = run
      wish = undefined
      try {
        await leaveFor(moment)
        if (begun === run) arrive(moment ? { past: moment } : {})
      } catch (error) {
        if (begun === run) arrive({ ...state.value, fault: getMessage(error) })
      }
    }
    isBusy = false
  }

  return {
    state,
    /** Shows the state after an action, or the present. If it is called faster than the runner answers, the last call counts. */
    show: (moment: SelectedAction | undefined): void => {
      wish = { moment }
      void go()
    },
    /** The run with the past is gone. */
    forget: (): void => {
      run += 1
      wish = undefined
      arrive({})
    },
  }
}
