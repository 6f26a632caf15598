import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'

import { Button } from '../kit/Button'
import { describeValue } from '../kit/describe-value'
import { EventLog } from '../kit/EventLog'
import styles from '../kit/kit.module.css'
import type { ObservableList } from '../kit/observable-list'
import { Panel, Panels } from '../kit/Panel'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import type { coatHung, injectCloakroom } from './cloakroomSlice'
import own from './lazy-slice.module.css'
import type { RootState } from './rootReducer'
import { selectHooksPlainly } from './rootReducer'
import { seatSold } from './seatsSlice'
import type { Snapshot } from './store'
import { createDemo } from './store'

/** What the part of the app that is loaded later brings along. */
interface Cloakroom extends ReturnType<typeof injectCloakroom> {
  coatHung: typeof coatHung
}

/** A store, and a slice that a button adds to it. */
export default function LazySlice(): ReactNode {
  const { rootReducer, store, snapshots, note } = useDemo(createDemo)
  const [cloakroom, setCloakroom] = useState<Cloakroom>()
  const load = async (): Promise<void> => {
    try {
      const loaded = await import('./cloakroomSlice')
      const { selectFreeHooks } = loaded.injectCloakroom(rootReducer)
      note('inject(cloakroomSlice)')
      setCloakroom({ selectFreeHooks, coatHung: loaded.coatHung })
    } catch (error) {
      // Thrown again while rendering: the frame around the demo says so, and offers to retry.
      setCloakroom(() => {
        throw error
      })
    }
  }
  return (
    <Provider store={store}>
      <Panels>
        <Theater cloakroom={cloakroom} onLoad={load} />
        <Readings cloakroom={cloakroom} />
        <States snapshots={snapshots} />
      </Panels>
    </Provider>
  )
}

function Theater({ cloakroom, onLoad }: { cloakroom: Cloakroom | undefined; onLoad: () => void }): ReactNode {
  const seats = useSelector((state: RootState) => state.seats.free)
  const dispatch = useDispatch()
  return (
    <Panel title="Theater" paper aside={<span className={styles.count}>{seats} free seats</span>}>
      <div className={styles.row}>
        <Button disabled={cloakroom !== undefined} onClick={onLoad}>
          Load the cloakroom
        </Button>
        <button type="button" onClick={() => dispatch(seatSold())}>
          Sell a seat
        </button>
        <Button
          disabled={cloakroom === undefined}
          onClick={() => cloakroom && dispatch(cloakroom.coatHung())}
        >
          Hang up a coat
        </Button>
      </div>
    </Panel>
  )
}

function Readings({ cloakroom }: { cloakroom: Cloakroom | undefined }): ReactNode {
  const state = useSelector((whole: RootState) => whole, {
    devModeChecks: { identityFunctionCheck: 'never' },
  })
  const plainly = selectHooksPlainly(state)
  return (
    <Panel title="Free hooks">
      <dl className={own.readings}>
        <dt>plain selector</dt>
        <dd>{String(plainly)}</dd>
        <dt>rootReducer.selector</dt>
        <dd>{cloakroom ? cloakroom.selectFreeHooks(state) : 'not yet'}</dd>
      </dl>
    </Panel>
  )
}

function States({ snapshots }: { snapshots: ObservableList<Snapshot> }): ReactNode {
  const list = useList(snapshots)
  return (
    <Panel title="The state, step by step" wide>
      <EventLog label="States" empty="Nothing has happened.">
        {list.map(({ id, what, state }, index) => (
          <li key={id}>
            <b>{what}</b> {describeValue(state, 80)}{' '}
            <span className={styles.quiet}>{list[index - 1]?.state === state && 'the same object'}</span>
          </li>
        ))}
      </EventLog>
    </Panel>
  )
}
