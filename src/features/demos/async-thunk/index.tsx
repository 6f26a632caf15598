import type { ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'

import { describeValue } from '../kit/describe-value'
import { EventLog } from '../kit/EventLog'
import styles from '../kit/kit.module.css'
import type { ObservableList } from '../kit/observable-list'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { RequestTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import own from './async-thunk.module.css'
import { hallSlice, loadHall } from './hallSlice'
import { server } from './server'
import type { CallAction, ThunkAction } from './store'
import { createDemo } from './store'

const HALLS = [4, 99] as const

/** Calls of one thunk, and the actions that each of them ends in. */
export default function AsyncThunk(): ReactNode {
  const { store, actions, cancel, load } = useDemo(createDemo)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Hall" paper>
          <div className={styles.row}>
            {HALLS.map((number) => (
              <button key={number} type="button" onClick={() => load(number)}>
                Load hall {number}
              </button>
            ))}
            <button type="button" onClick={cancel}>
              Cancel
            </button>
          </div>
          <Hall />
        </Panel>
        <RequestTrace server={server} depth={2} />
        <ServerControls server={server} controls={['latency']} />
        <Actions actions={actions} />
      </Panels>
    </Provider>
  )
}

function Hall(): ReactNode {
  const { hall, loading, problem } = useSelector(hallSlice.selectSlice)
  return (
    <div className={styles.slot} role="status">
      {loading && <p>Loading…</p>}
      {problem !== null && <p data-tone="bad">{problem}</p>}
      {hall && (
        <p>
          Hall {hall.number} has {hall.seats} seats.
        </p>
      )}
      {!loading && problem === null && !hall && <p className={styles.quiet}>No hall is loaded.</p>}
    </div>
  )
}

function Actions({ actions }: { actions: ObservableList<CallAction> }): ReactNode {
  return (
    <Panel title="Actions of the thunk" wide>
      <div className={own.actions}>
        <EventLog label="Actions of the thunk" empty="No call has been made.">
          {useList(actions).map(({ id, call, action, dispatched }) => (
            <li key={id}>
              Call {call}: <b>{action.type}</b> {metaText(action)}{' '}
              <span className={styles.quiet}>{detailText(action)}</span>
              {!dispatched && <b data-tone="bad"> not dispatched, only returned</b>}
            </li>
          ))}
        </EventLog>
      </div>
    </Panel>
  )
}

/** The status, and the flags that only `rejected` has. */
function metaText(action: ThunkAction): string {
  const { requestStatus } = action.meta
  if (!loadHall.rejected.match(action)) return `requestStatus: ${requestStatus}`
  const { aborted, condition, rejectedWithValue } = action.meta
  return `requestStatus: ${requestStatus}, aborted: ${aborted}, condition: ${condition}, rejectedWithValue: ${rejectedWithValue}`
}

/** What it brought along. */
function detailText(action: ThunkAction): string {
  if (!loadHall.rejected.match(action))
    return action.payload === undefined ? '' : `payload: ${describeValue(action.payload)}`
  const { name, message } = action.error
  return action.meta.rejectedWithValue
    ? `payload: ${describeValue(action.payload)}`
    : `error: ${name}, “${message}”`
}
