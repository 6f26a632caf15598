import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { createDemo, room, useDemo } from '../kit/demo'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { ActivityPanel } from '../kit/ActivityPanel'
import { BookingCard } from './BookingCard'
import { bookingsApi } from './bookingsApi'
import { server, storedSeats } from './server'

/** A number that changes before the server answers. */
export default function OptimisticUpdate(): ReactNode {
  const { store, recorder } = useDemo(() => createDemo({ api: bookingsApi, server }))
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
          {/* Also when it wraps, and with an error below: nothing moves. */}
          <div className={styles.slot} style={room('5.25rem')}>
            <BookingCard id="B-7" invalidate={invalidate} />
          </div>
          <p className={styles.quiet}>
            On the server: <b>{seats} seats</b>
          </p>
        </Panel>
        <ServerControls server={server} controls={['next-failure', 'latency']} />
        <ActivityPanel recorder={recorder} depth={2} entries={1} />
      </Panels>
    </Provider>
  )
}
