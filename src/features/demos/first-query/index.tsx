import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { HookTimeline } from '../kit/HookTimeline'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { RequestTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import own from './first-query.module.css'
import { server } from './server'
import { createDemo } from './store'
import { TicketCard } from './TicketCard'

const TICKETS = ['T-101', 'T-102', 'T-103'] as const

/** One query, and what its hook returns at each render. */
export default function FirstQuery(): ReactNode {
  const { store, timeline } = useDemo(createDemo)
  const [id, setId] = useState<string>(TICKETS[0])
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Ticket" paper>
          <div className={styles.row} role="group" aria-label="Argument of the query">
            {TICKETS.map((ticket) => (
              <button key={ticket} type="button" aria-pressed={ticket === id} onClick={() => setId(ticket)}>
                {ticket}
              </button>
            ))}
          </div>
          <div className={own.ticket}>
            <TicketCard id={id} onRender={timeline.record} />
          </div>
        </Panel>
        <RequestTrace server={server} />
        <ServerControls server={server} controls={['latency', 'failures']} />
        <HookTimeline renders={timeline.renders} />
      </Panels>
    </Provider>
  )
}
