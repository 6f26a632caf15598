import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Provider, useDispatch, useSelector, useStore } from 'react-redux'

import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { useDemo } from '../kit/use-demo'
import { filterToggled, rung, ticketClosed, ticketsSlice } from './deskSlices'
import { MemoizedList, PlainList } from './Lists'
import { listShownTickets, selectShownTickets } from './selectTickets'
import own from './selector-recomputations.module.css'
import type { RootState } from './store'
import { createDemo } from './store'

/** The same list twice: behind a memoized selector, and behind a plain function. */
export default function SelectorRecomputations(): ReactNode {
  const { store } = useDemo(createDemo)
  return (
    <Provider store={store}>
      <Panels>
        <Controls />
        <Panel title="With createSelector" paper>
          <div className={own.list}>
            <MemoizedList />
          </div>
        </Panel>
        <Panel title="With a plain function" paper>
          <div className={own.list}>
            <PlainList />
          </div>
        </Panel>
        <Counts />
      </Panels>
    </Provider>
  )
}

function Controls(): ReactNode {
  const { openOnly, urgentOnly } = useSelector(ticketsSlice.selectSlice)
  const rings = useSelector((state: RootState) => state.bell.rung)
  const dispatch = useDispatch()
  return (
    <Panel
      title="Tickets of a help desk"
      paper
      aside={<span className={styles.count}>the bell has rung: {rings}</span>}
      wide
    >
      <div className={styles.row}>
        <button type="button" aria-pressed={openOnly} onClick={() => dispatch(filterToggled('openOnly'))}>
          Open only
        </button>
        <button type="button" aria-pressed={urgentOnly} onClick={() => dispatch(filterToggled('urgentOnly'))}>
          Urgent only
        </button>
        <button type="button" onClick={() => dispatch(ticketClosed('T-1'))}>
          Close “Printer jams”
        </button>
        <button type="button" onClick={() => dispatch(rung())}>
          Ring the bell
        </button>
      </div>
    </Panel>
  )
}

/** Stands below the lists: what it reads is what they have counted. */
function Counts(): ReactNode {
  const store = useStore<RootState>()
  const [, setReads] = useState(0)
  // Not useSelector, which would warn of a selector that returns the whole state.
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const readAgain = (): void => {
    selectShownTickets(state)
    listShownTickets(state)
    setReads((reads) => reads + 1)
  }
  return (
    <Panel
      title="How often it ran"
      aside={
        <button type="button" onClick={readAgain}>
          Read both again
        </button>
      }
      wide
    >
      <table className={own.counts} aria-live="polite">
        <tbody className={own.figures}>
          <Count title="Input selectors" source="dependencyRecomputations()">
            {selectShownTickets.dependencyRecomputations()}
          </Count>
          <Count title="Result function" source="recomputations()">
            {selectShownTickets.recomputations()}
          </Count>
          <Count title="Plain function" source="a count of its own">
            {listShownTickets.runs}
          </Count>
        </tbody>
      </table>
    </Panel>
  )
}

function Count({ title, source, children }: { title: string; source: string; children: number }): ReactNode {
  return (
    <tr>
      <th scope="row">
        {title} <span className={own.source}>{source}</span>
      </th>
      <td>{children}</td>
    </tr>
  )
}
