import { use, useId, useState } from 'react'
import type { ReactNode } from 'react'

import { FrameContext } from '../frame/frame-context'
import { CacheText } from './CacheText'
import { FoldContext } from './fold-context'
import styles from './kit.module.css'
import type { LanesOptions } from './lanes/LiveLanes'
import { LiveLanes } from './lanes/LiveLanes'
import { Panel } from './Panel'
import type { InspectedApi } from './read-cache'
import { RequestText } from './RequestText'
import type { SimulatedServer } from '../../simulated-server/types'
import { useCacheWatch } from './use-cache-watch'

interface TraceProps extends LanesOptions {
  server: SimulatedServer
  /** The text shows when each request was sent, in seconds since the first one. */
  times?: boolean
}

interface CacheTraceProps extends TraceProps {
  api: InspectedApi
  rows: number
}

/** Requests on a time axis, and in words, which are folded. */
export function RequestTrace({ server, times, ...lanes }: TraceProps): ReactNode {
  return (
    <Folded title="Requests" lanes={<LiveLanes server={server} {...lanes} />}>
      <RequestText server={server} times={times} />
    </Folded>
  )
}

/**
 * Requests and the cache of an API slice on one time axis: an entry's bar is amber while it loads, and an outline while
 * nothing uses it; what is left of the countdown shrinks. The words, which are folded, also have tags, data and errors.
 * It must be inside the demo's `Provider`.
 */
export function CacheTrace({ api, server, times, ...lanes }: CacheTraceProps): ReactNode {
  const watch = useCacheWatch(api)
  return (
    <Folded
      title="Cache and requests"
      lanes={<LiveLanes server={server} entries={watch.entries} {...lanes} />}
    >
      <CacheText watch={watch} />
      <RequestText server={server} times={times} />
    </Folded>
  )
}

interface FoldedProps {
  title: string
  lanes: ReactNode
  children: ReactNode
}

/** A panel with lanes. The words below them are always there for screen readers, which the logs in it talk to. */
function Folded({ title, lanes, children }: FoldedProps): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { isStill } = use(FrameContext)
  const toggle = (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      In words
    </button>
  )
  return (
    <Panel title={title} aside={toggle} wide>
      {lanes}
      {!isStill && (
        <FoldContext value={!open}>
          <div id={id} className={open ? styles.words : `visually-hidden ${styles.folded}`}>
            {children}
          </div>
        </FoldContext>
      )}
    </Panel>
  )
}
