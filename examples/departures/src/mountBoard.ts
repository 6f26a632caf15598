import { departuresApi } from './departuresApi'
import type { Departure } from './fakeRailway'
import { store } from './store'

function lineOf({ time, to, minutesLate }: Departure): HTMLLIElement {
  const line = document.createElement('li')
  line.textContent = `${time} ${to}${minutesLate > 0 ? `, ${minutesLate} min late` : ''}`
  return line
}

/**
 * Shows the departures of a station in an element, until the returned function is called.
 */
export function mountBoard(element: HTMLElement, station: string): () => void {
  const select = departuresApi.endpoints.getDepartures.select(station)
  let shown: Departure[] | undefined

  function render() {
    const { data, isError } = select(store.getState())
    if (isError) element.textContent = 'The departures could not be loaded.'
    if (!data || data === shown) return
    shown = data
    const list = document.createElement('ul')
    list.append(...data.map(lineOf))
    element.replaceChildren(list)
  }

  element.textContent = 'Loading…'
  const subscription = store.dispatch(departuresApi.endpoints.getDepartures.initiate(station))
  const stopListening = store.subscribe(render)
  render()

  return () => {
    stopListening()
    subscription.unsubscribe()
  }
}
