import { use, useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, Ref } from 'react'

import { useObservable } from '../../store-inspector/client/data/observable'
import { CacheTable } from '../../store-inspector/client/details/CacheTable'
import { Lane } from '../../store-inspector/client/lane/Lane'
import type { ActionRow } from '../../store-inspector/protocol/messages'
import { StatusShape } from '../../store-inspector/shared/StatusShape'
import { inWords } from '../../store-inspector/shared/words'
import { FrameContext } from '../frame/frame-context'
import { Panel } from './Panel'
import type { Recorder } from './recorder'
import styles from './activity-panel.module.css'
import { useScrollToEnd } from './use-scroll-to-end'

interface ActivityPanelProps {
  recorder: Recorder
  /** How many requests and thunks are under way side by side at most: room for their lines is kept. */
  depth?: number
  /** How many entries of the cache have room without scrolling; without it, the cache isn't shown. */
  entries?: number
}

/** What happened in a demo's store and at its server, and what the cache holds: with the parts of the inspector of stores. */
export function ActivityPanel({ recorder, depth = 1, entries = 0 }: ActivityPanelProps): ReactNode {
  const rows = useObservable(recorder.rows)
  const [selected, setSelected] = useState<number>()
  return (
    <Panel title="What happened" wide>
      <div className={styles.lane} style={{ '--room': depth } as CSSProperties}>
        <Lane rows={rows} selected={selected} onSelect={setSelected} onHover={() => undefined} />
      </div>
      <div className={styles.columns} data-cache={entries > 0}>
        <Log rows={rows} selected={selected} />
        {entries > 0 && <Caches recorder={recorder} entries={entries} />}
      </div>
    </Panel>
  )
}

interface LogProps {
  rows: readonly ActionRow[]
  selected: number | undefined
}

/** Actions and requests in words, the oldest first. New ones are announced while the reader is using the demo. */
function Log({ rows, selected }: LogProps): ReactNode {
  const { operated } = use(FrameContext)
  const { ref, onScroll } = useScrollToEnd<HTMLOListElement>()
  const chosen = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const [list, line] = [ref.current, chosen.current]
    if (list && line) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2
  }, [ref, selected])
  return (
    <div role="log" aria-label="Actions and requests" aria-live={operated ? 'polite' : 'off'}>
      {/* Named, because it is a tab stop. */}
      <ol
        className={styles.log}
        aria-label="Actions and requests, the oldest first"
        ref={ref}
        onScroll={onScroll}
        tabIndex={0}
      >
        {rows.length === 0 && <li>Nothing has happened yet.</li>}
        {rows.map((row) => (
          <Line key={row.id} row={row} place={row.id === selected ? chosen : undefined} />
        ))}
      </ol>
    </div>
  )
}

interface LineProps {
  row: ActionRow
  /** Of the selected line alone. */
  place: Ref<HTMLLIElement> | undefined
}

function Line({ row: { type, preview, time, phase }, place }: LineProps): ReactNode {
  return (
    <li ref={place} data-chosen={place !== undefined || undefined}>
      <StatusShape status={phase} /> {inWords(time)} <b>{type}</b> {preview}
    </li>
  )
}

/** The cache as the inspector shows it. It keeps its height while entries come and go. */
function Caches({
  recorder,
  entries,
}: Required<Pick<ActivityPanelProps, 'recorder' | 'entries'>>): ReactNode {
  const caches = useObservable(recorder.caches)
  const room = { '--entries': entries } as CSSProperties
  return (
    <div className={styles.cache} style={room} role="group" aria-label="Cache" tabIndex={0}>
      <p>The cache as it is now.</p>
      <CacheTable state={{ caches }} isNow />
    </div>
  )
}
