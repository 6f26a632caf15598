import type { ReactNode } from 'react'

import marks from '../../store-inspector/shared/status.module.css'
import { inWords } from '../../store-inspector/shared/words'
import { EventLog } from './EventLog'
import styles from './kit.module.css'
import type { Exchange } from '../../simulated-server/exchange-log'
import type { SimulatedServer } from '../../simulated-server/types'
import { statusOf } from './status-of'
import { useExchanges } from './use-server'

interface RequestTextProps {
  server: SimulatedServer
  /** Shows when each request was sent, since the first one. */
  times?: boolean | undefined
}

/** How many requests are listed: a demo that polls may stay open for hours. */
const LISTED = 100

/** The latest requests and their outcomes, in words. */
export function RequestText({ server, times = false }: RequestTextProps): ReactNode {
  const exchanges = useExchanges(server)
  const start = exchanges[0]?.sentAt ?? 0
  return (
    <EventLog label="Requests" empty="Nothing was requested.">
      {exchanges.slice(-LISTED).map((exchange) => (
        <li key={exchange.id}>
          {times && <span className={styles.quiet}>{inWords(exchange.sentAt - start)} </span>}
          {exchange.method} {exchange.path}{' '}
          <b className={`${marks.toned} ${marks.word}`} data-status={statusOf(exchange)}>
            {outcomeText(exchange)}
          </b>
        </li>
      ))}
    </EventLog>
  )
}

function outcomeText({ outcome, sentAt, settledAt }: Exchange): string {
  if (outcome === 'pending') return 'under way'
  return settledAt === undefined ? String(outcome) : `${outcome}, ${inWords(settledAt - sentAt)}`
}
