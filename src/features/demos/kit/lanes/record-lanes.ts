import type { WatchedEntry } from '../cache-watch'
import type { ObservableList } from '../observable-list'
import { observableList } from '../observable-list'
import type { Exchange } from '../../../simulated-server/exchange-log'
import type { SimulatedServer } from '../../../simulated-server/types'
import { statusOf } from '../status-of'
import type { Axis } from './axis'
import { createAxis } from './axis'

/** What a bar's color says. `unused`: an entry that nothing shows. */
type BarTone = ReturnType<typeof statusOf> | 'unused'

/** Something that lasted, or lasts. Times are seconds of the axis. */
export interface Bar {
  from: number
  /** Absent while it lasts. */
  to?: number
  tone: BarTone
  /** When the countdown of an unused entry ends. */
  until?: number
  /** Requests side by side are below each other: from 0. */
  depth: number
}

/** The bars of a cache entry, or of all requests. */
interface LiveLane {
  /** The key of the entry, or {@link REQUESTS}. */
  name: string
  bars: readonly Bar[]
}

/** Lanes of one demo, as they grow. */
export interface LaneRecord {
  axis: Axis
  /** Cache entries in the order in which they first appeared, and the requests last. */
  lanes: ObservableList<LiveLane>
  /** Begins to record. @returns what ends it */
  start: () => () => void
}

interface RecordOptions {
  server: SimulatedServer
  /** The cache, if it has lanes. */
  entries?: ObservableList<WatchedEntry> | undefined
  /** Moves on without events, too: for what repeats by itself. */
  steady?: boolean | undefined
}

/** The name of the lane of requests. */
export const REQUESTS = 'requests'
/** How long bars are kept after their end, in seconds: longer than any axis. */
const KEPT = 30
/** How long the axis moves on after the last event, in milliseconds. */
const REST_AFTER = 1500
/** How often it looks whether something is still going on, in milliseconds. */
const TICK = 250
/** How far two readings of one countdown may differ, in seconds: it is read in whole ones. */
const SLACK = 1.1

/** Makes a record of what a server and a cache do. */
export function recordLanes({ server, entries, steady = false }: RecordOptions): LaneRecord {
  const axis = createAxis()
  const lanes = observableList<LiveLane>()
  const requests = new Map<number, Bar>()
  const cached = new Map<string, Bar[]>()
  let lastEvent = 0

  function goesOn(): boolean {
    const open = [...requests.values()].some(({ to }) => to === undefined)
    const waits = entries?.items.some(
      ({ status, removedIn }) => status === 'pending' || removedIn !== undefined,
    )
    return steady || open || waits === true || Date.now() - lastEvent < REST_AFTER
  }

  function publish(): void {
    lastEvent = Date.now()
    const bars = (all: Iterable<Bar>): Bar[] =>
      [...all].filter(({ to }) => to === undefined || to > axis.now - KEPT)
    lanes.replace([
      ...[...cached].map(([name, all]) => ({ name, bars: bars(all) })),
      { name: REQUESTS, bars: bars(requests.values()) },
    ])
  }

  function noteRequests(): void {
    axis.move()
    for (const exchange of server.exchanges.slice(-KEPT)) noteRequest(exchange)
    publish()
  }

  function noteRequest(exchange: Exchange): void {
    const { id, outcome } = exchange
    const bar = requests.get(id) ?? { from: axis.now, tone: 'pending', depth: freeDepth(requests.values()) }
    if (bar.to !== undefined) return
    const over = outcome === 'pending' ? {} : { to: axis.now }
    requests.set(id, { ...bar, tone: statusOf(exchange), ...over })
  }

  function noteEntries(): void {
    const now = new Map(entries?.items.map((entry) => [entry.key, stateOf(entry, axis)]))
    const names = [...new Set([...cached.keys(), ...now.keys()])]
    const changed = names.filter((name) => !isSame(cached.get(name)?.at(-1), now.get(name)))
    if (changed.length === 0) return
    axis.move()
    for (const name of changed) {
      const next = now.get(name)
      cached.set(name, [...ended(cached.get(name) ?? [], axis.now), ...(next ? [next] : [])])
    }
    publish()
  }

  return {
    axis,
    lanes,
    start: () => {
      const leave = [server.subscribe(noteRequests), entries?.subscribe(noteEntries)]
      const timer = setInterval(() => {
        if (goesOn()) axis.move()
        else axis.rest()
      }, TICK)
      noteRequests()
      noteEntries()
      return () => {
        leave.forEach((end) => end?.())
        clearInterval(timer)
      }
    },
  }
}

/** The first place where no request is under way. */
function freeDepth(bars: Iterable<Bar>): number {
  const taken = [...bars].filter(({ to }) => to === undefined).map(({ depth }) => depth)
  let depth = 0
  while (taken.includes(depth)) depth += 1
  return depth
}

/** The bar that an entry's state begins, if it has one. */
function stateOf({ status, removedIn }: WatchedEntry, axis: Axis): Bar | undefined {
  const from = axis.now
  if (status === 'uninitialized') return undefined
  if (status !== 'pending' && removedIn !== undefined)
    return { from, tone: 'unused', until: from + removedIn, depth: 0 }
  return { from, tone: status, depth: 0 }
}

function isSame(last: Bar | undefined, next: Bar | undefined): boolean {
  const before = last?.to === undefined ? last : undefined
  if (before === undefined || next === undefined) return before === next
  return before.tone === next.tone && Math.abs((before.until ?? 0) - (next.until ?? 0)) <= SLACK
}

function ended(bars: readonly Bar[], at: number): Bar[] {
  return bars.map((bar) => (bar.to === undefined ? { ...bar, to: at } : bar))
}
