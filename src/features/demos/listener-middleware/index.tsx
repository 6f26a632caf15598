import { useId } from 'react'
import type { ReactNode } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'

import { describeValue } from '../kit/describe-value'
import { EventLog } from '../kit/EventLog'
import styles from '../kit/kit.module.css'
import type { ObservableList } from '../kit/observable-list'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { RequestTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import own from './listener-middleware.module.css'
import { canceled, searchSlice, typed } from './searchSlice'
import { server } from './server'
import type { LoggedAction, RunEvent } from './store'
import { createDemo } from './store'

/** A search whose debounce, cancellation and child task are one listener's. */
export default function ListenerMiddleware(): ReactNode {
  const { store, actions, events } = useDemo(createDemo)
  return (
    <Provider store={store}>
      <Panels>
        <Search />
        <RequestTrace server={server} depth={2} />
        <ServerControls server={server} controls={['latency']} />
        <Actions actions={actions} />
        <Runs events={events} />
      </Panels>
    </Provider>
  )
}

const STATUS = {
  idle: 'Nothing is under way.',
  waiting: 'Waiting for you to finish…',
  searching: 'Searching…',
  'taking long': 'Still searching, this takes long…',
} as const

function Search(): ReactNode {
  const { text, status, found } = useSelector(searchSlice.selectSlice)
  const dispatch = useDispatch()
  const id = useId()
  return (
    <Panel title="Stations" paper>
      <div className={styles.row}>
        <label htmlFor={id}>Search</label>
        <input
          id={id}
          type="search"
          value={text}
          size={12}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => dispatch(typed(event.currentTarget.value))}
        />
        <button type="button" onClick={() => dispatch(canceled())}>
          Cancel
        </button>
      </div>
      <p role="status" className={styles.quiet}>
        {STATUS[status]}
      </p>
      <p className={own.found}>{foundText(found)}</p>
    </Panel>
  )
}

function foundText(found: readonly string[] | null): string {
  if (found === null) return 'No stations yet.'
  return found.join(', ') || 'The search found no station.'
}

function Actions({ actions }: { actions: ObservableList<LoggedAction> }): ReactNode {
  return (
    <Panel title="Actions">
      <EventLog label="Dispatched actions" empty="No action has been dispatched.">
        {useList(actions).map(({ id, type, payload }) => (
          <li key={id}>
            <b>{type}</b> <span className={styles.quiet}>{describeValue(payload)}</span>
          </li>
        ))}
      </EventLog>
    </Panel>
  )
}

function Runs({ events }: { events: ObservableList<RunEvent> }): ReactNode {
  return (
    <Panel title="What the effect does">
      <div className={own.runs}>
        <EventLog label="Runs of the effect" empty="No run has started.">
          {useList(events).map(({ id, run, what }) => (
            <li key={id}>
              <b>{run}:</b> {what}
            </li>
          ))}
        </EventLog>
      </div>
    </Panel>
  )
}
