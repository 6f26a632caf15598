import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { EventLog } from '../kit/EventLog'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { RequestTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import { GrandTotal, OrderCard } from './OrderCard'
import own from './pessimistic-update.module.css'
import { server } from './server'
import { createDemo } from './store'
import type { WaitLog } from './wait-log'

/** A number that changes when the server has answered. */
export default function PessimisticUpdate(): ReactNode {
  const { store, log } = useDemo(createDemo)
  const [invalidate, setInvalidate] = useState(false)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Two components, two entries" paper>
          <div className={styles.row} role="group" aria-label="After the answer">
            {[false, true].map((value) => (
              <button
                key={String(value)}
                type="button"
                aria-pressed={value === invalidate}
                onClick={() => setInvalidate(value)}
              >
                {value ? 'Invalidate' : 'Write it'}
              </button>
            ))}
          </div>
          <div className={own.card}>
            <OrderCard id="O-64" invalidate={invalidate} />
          </div>
          <GrandTotal />
        </Panel>
        <RequestTrace server={server} depth={2} />
        <ServerControls server={server} controls={['next-failure', 'latency']} />
        <Waits log={log} />
      </Panels>
    </Provider>
  )
}

function Waits({ log }: { log: WaitLog }): ReactNode {
  const waits = useList(log.waits)
  return (
    <Panel title="From the click to the screen" wide>
      <EventLog label="Waits" empty="Nothing has been changed yet.">
        {waits.map(({ id, change, duration, requests }) => (
          <li key={id}>
            {change}:{' '}
            {duration === undefined ? <b data-tone="bad">failed</b> : <b data-tone="good">{duration} ms</b>},{' '}
            {requests === 1 ? '1 request' : `${requests} requests`}
          </li>
        ))}
      </EventLog>
    </Panel>
  )
}
