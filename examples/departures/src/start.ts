import { departuresApi } from './departuresApi'
import { mountBoard } from './mountBoard'
import { store } from './store'

const stations = document.querySelector<HTMLElement>('#stations')!
const board = document.querySelector<HTMLElement>('#board')!
const cached = document.querySelector<HTMLElement>('#cached')!

let unmountBoard = () => {}

for (const station of ['North', 'South']) {
  const button = document.createElement('button')
  button.textContent = station
  button.addEventListener('click', () => {
    unmountBoard()
    unmountBoard = mountBoard(board, station)
  })
  stations.append(button)
}

store.subscribe(() => {
  const entries = departuresApi.util.selectAllQueryEntries(store.getState())
  cached.textContent = `In the cache: ${entries.map(({ originalArgs }) => originalArgs).join(', ')}`
})
