import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import marks from '../../../store-inspector/shared/status.module.css'
import { StatusShape } from '../../../store-inspector/shared/StatusShape'
import { count, entryName, removalText } from '../../../store-inspector/shared/words'
import type { WatchedEntry } from '../cache-watch'
import type { ObservableList } from '../observable-list'
import { observableList } from '../observable-list'
import type { Exchange } from '../../../simulated-server/exchange-log'
import type { SimulatedServer } from '../../../simulated-server/types'
import { useList } from '../use-list'
import { statusOf } from '../status-of'
import { useExchanges } from '../use-server'
import styles from './lanes.module.css'
import type { Bar } from './record-lanes'
import { recordLanes, REQUESTS } from './record-lanes'
import { useTape } from './use-tape'

/** What the axis shows, in seconds: what was, and of countdowns what is to come. */
const PAST = 10
const AHEAD = 10

/** How many requests are named. */
const LATEST = 4

/** What the lanes of a demo show. */
export interface LanesOptions {
  /** How many requests are under way side by side at most. */
  depth?: number
  /** How many entries the cache has at most: room for their lanes is kept. */
  rows?: number
  /** The axis never rests: for what repeats by itself. */
  steady?: boolean
}

interface LiveLanesProps extends LanesOptions {
  server: SimulatedServer
  /** The cache, if it has lanes. */
  entries?: ObservableList<WatchedEntry>
}

/** No cache. Of the same type as one, so that the hooks are the same. */
const NO_ENTRIES = observableList<WatchedEntry>()

/**
 * Requests and cache entries as bars on one time axis. Hidden from screen readers, for which the same is there in words:
 * see `Trace`.
 */
export function LiveLanes({ server, entries, depth = 1, rows = 0, steady }: LiveLanesProps): ReactNode {
  const [record] = useState(() => recordLanes({ server, entries, steady }))
  useEffect(() => record.start(), [record])
  const lanes = useList(record.lanes)
  const cached = useList(entries ?? NO_ENTRIES)
  const exchanges = useExchanges(server)
  const place = useRef<HTMLDivElement>(null)
  useTape(place, record.axis, lanes)
  const ahead = rows > 0 ? AHEAD : 0
  const scale = { '--past': PAST, '--ahead': ahead, '--depth': depth } as CSSProperties
  const shown = lanes.filter(({ name }) => name !== REQUESTS)
  const requests = lanes.find(({ name }) => name === REQUESTS)
  const missing = Math.max(0, rows - shown.length)
  return (
    <div className={styles.lanes} style={scale} ref={place} aria-hidden="true">
      {shown.map(({ name, bars }) => (
        <Lane key={name} name={entryName(name)} bars={bars} depth={depth}>
          <EntryState entry={cached.find(({ key }) => key === name)} />
        </Lane>
      ))}
      {Array.from({ length: missing }, (_, index) => (
        <Lane key={index} name="no entry" bars={[]} depth={depth} />
      ))}
      <Lane name={`${REQUESTS}: ${exchanges.length}`} bars={requests?.bars ?? []} depth={depth} many />
      <div className={styles.ticks}>
        <span>−{PAST} s</span>
        <span>now</span>
        {ahead > 0 && <span>+{AHEAD} s</span>}
      </div>
      <LatestRequests exchanges={exchanges.slice(-LATEST)} />
    </div>
  )
}

interface LaneProps {
  name: string
  bars: readonly Bar[]
  depth: number
  /** Whether bars may be below each other. */
  many?: boolean
  /** Its state in words. */
  children?: ReactNode
}

function Lane({ name, bars, depth, many = false, children }: LaneProps): ReactNode {
  return (
    <div className={styles.lane} data-many={many || undefined}>
      <span className={styles.name} data-empty={(bars.length === 0 && !many) || undefined}>
        {name}
      </span>
      <span className={styles.state}>{children}</span>
      <div className={styles.track}>
        <div className={styles.past}>
          <div className={styles.tape}>
            {bars.map((bar) => (
              <BarOf key={`${bar.from}-${bar.depth}`} bar={bar} unit={PAST} depth={bar.depth % depth} />
            ))}
          </div>
        </div>
        <div className={styles.future}>
          <div className={styles.tape}>
            {bars.filter(isCountdown).map((bar) => (
              <BarOf key={bar.from} bar={{ ...bar, to: bar.until }} unit={AHEAD} depth={0} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

function isCountdown(bar: Bar): bar is Bar & { until: number } {
  return bar.to === undefined && bar.until !== undefined
}

/** So long that its end is out of view, in seconds: what lasts ends where the present cuts it off. */
const OPEN = 3600

function BarOf({ bar, unit, depth }: { bar: Bar; unit: number; depth: number }): ReactNode {
  const { from, to = from + OPEN, tone } = bar
  const share = (seconds: number): string => `${((seconds / unit) * 100).toFixed(2)}%`
  const place = { insetInlineStart: share(from), width: share(to - from), '--row': depth } as CSSProperties
  return <span className={`${marks.toned} ${styles.bar}`} data-status={tone} style={place} />
}

function EntryState({ entry }: { entry: WatchedEntry | undefined }): ReactNode {
  if (entry === undefined) return 'removed'
  const { status, subscribers, removedIn } = entry
  if (removedIn !== undefined && status !== 'pending')
    return <b className={`${marks.countdown} ${styles.countdown}`}>{removalText(removedIn * 1000)}</b>
  return (
    <>
      <b className={`${marks.toned} ${marks.word}`} data-status={status}>
        {status}
      </b>
      {status !== 'pending' && `, ${count(subscribers, 'subscriber')}`}
    </>
  )
}

/** The latest requests by their names, from old to new: bars alone don't say which is which. */
function LatestRequests({ exchanges }: { exchanges: readonly Exchange[] }): ReactNode {
  return (
    <ol className={styles.latest} style={{ '--lines': LATEST } as CSSProperties}>
      {exchanges.map((exchange) => (
        <li key={exchange.id}>
          <StatusShape status={statusOf(exchange)} />
          {exchange.method} {exchange.path} <b>{exchange.outcome === 'pending' ? '' : exchange.outcome}</b>
        </li>
      ))}
      {exchanges.length === 0 && <li>none yet</li>}
    </ol>
  )
}
