import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { EventLog } from '../kit/EventLog'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { RequestTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import { BookingCard } from './BookingCard'
import type { ChangeLog } from './change-log'
import own from './optimistic-update.module.css'
import { server, storedSeats } from './server'
import { createDemo } from './store'

/** A number that changes before the server answers. */
export default function OptimisticUpdate(): ReactNode {
  const { store, log } = useDemo(createDemo)
  const [invalidate, setInvalidate] = useState(false)
  const seats = useSyncExternalStore(server.subscribe, storedSeats, storedSeats)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Booking" paper>
          <div className={styles.row} role="group" aria-label="When a change fails">
            {[false, true].map((value) => (
              <button
                key={String(value)}
                type="button"
                aria-pressed={value === invalidate}
                onClick={() => setInvalidate(value)}
              >
                {value ? 'Undo and invalidate' : 'Undo'}
              </button>
            ))}
          </div>
          <div className={own.card}>
            <BookingCard id="B-7" invalidate={invalidate} />
          </div>
          <p className={styles.quiet}>
            On the server: <b>{seats} seats</b>
          </p>
        </Panel>
        <RequestTrace server={server} depth={2} />
        <ServerControls server={server} controls={['next-failure', 'latency']} />
        <History log={log} />
      </Panels>
    </Provider>
  )
}

function History({ log }: { log: ChangeLog }): ReactNode {
  const changes = useList(log.changes)
  return (
    <Panel title="Seats, screen and server" wide>
      <EventLog label="Changes" empty="Nothing has happened yet.">
        {changes.map(({ id, event, screen, server: onServer }) => (
          <li key={id}>
            {event}:{' '}
            <b data-tone={screen === onServer ? 'good' : 'quiet'}>
              screen {screen}, server {onServer}
            </b>
          </li>
        ))}
      </EventLog>
    </Panel>
  )
}
