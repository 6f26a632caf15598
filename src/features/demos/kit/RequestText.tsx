import type { ReactNode } from 'react'

import { EventLog } from './EventLog'
import styles from './kit.module.css'
import type { Exchange } from './server/exchange-log'
import type { SimulatedServer } from './server/types'
import { useExchanges } from './use-server'

interface RequestTextProps {
  server: SimulatedServer
  /** Shows when each request was sent, in seconds since the first one. */
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
          {times && <span className={styles.quiet}>{secondsText(exchange.sentAt - start)} </span>}
          {exchange.method} {exchange.path} <b data-tone={toneOf(exchange)}>{outcomeText(exchange)}</b>
        </li>
      ))}
    </EventLog>
  )
}

function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function outcomeText({ outcome, sentAt, settledAt }: Exchange): string {
  if (outcome === 'pending') return 'under way'
  const duration = settledAt === undefined ? '' : `, ${settledAt - sentAt} ms`
  return `${outcome}${duration}`
}

function toneOf({ outcome }: Exchange): 'quiet' | 'good' | 'bad' {
  if (outcome === 'pending' || outcome === 'aborted') return 'quiet'
  return typeof outcome === 'number' && outcome < 400 ? 'good' : 'bad'
}
