import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { createDemo, room, useDemo } from '../kit/demo'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { ActivityPanel } from '../kit/ActivityPanel'
import { server } from './server'
import type { TicketResult } from './TicketCard'
import { TicketCard } from './TicketCard'
import { ticketsApi } from './ticketsApi'

const TICKETS = ['T-101', 'T-102', 'T-103'] as const

const FLAGS = ['isLoading', 'isFetching', 'isSuccess', 'isError'] as const

/** One query, and what its hook returns at each render. */
export default function FirstQuery(): ReactNode {
  const { store, recorder } = useDemo(() => createDemo({ api: ticketsApi, server }))
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
          {/* Room for the button, a long title and a line of status: nothing below moves. */}
          <div className={styles.slot} style={room('7rem')}>
            <TicketCard id={id} onRender={(result) => recorder.note('render', textOf(result))} />
          </div>
        </Panel>
        <ServerControls server={server} controls={['latency', 'failures']} />
        <ActivityPanel recorder={recorder} entries={2} />
      </Panels>
    </Provider>
  )
}

/** The flags that are set, and which ticket there is. */
function textOf(result: TicketResult): string {
  const { data, currentData } = result
  const flags = FLAGS.filter((flag) => result[flag])
  return [...flags, `data: ${data?.id ?? 'none'}`, `currentData: ${currentData?.id ?? 'none'}`].join(', ')
}
