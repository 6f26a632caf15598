import { useMemo, type CSSProperties, type ReactNode } from 'react'

import type { ActionRow, RunPlace } from '../../protocol/messages'
import tones from '../../shared/status.module.css'
import { StatusShape, getStatus } from '../../shared/StatusShape'
import { useScroll, type View } from '../data/use-scroll'
import styles from './lane.module.css'
import { type Bar, type Dot, layOut } from './lay-out'

/** Pixels that are rendered on each side of what is in view. */
const MARGIN = 200

/** How near to an edge the selected action may be, in pixels. */
const NEAR = 12

interface LaneProps {
  rows: readonly ActionRow[]
  selected: number | undefined
  onSelect: (id: number) => void
  onHover: (place: RunPlace | undefined) => void
}

/**
 * The actions on a time axis: dots, and bars of thunks and queries. Hidden from screen readers and skipped by the keyboard,
 * because the list of actions says the same.
 */
export function Lane({ rows, selected, onSelect, onHover }: LaneProps): ReactNode {
  const { dots, bars, ticks, width, lines } = useMemo(() => layOut(rows), [rows])
  const chosen = dots.find(({ row }) => row.id === selected)
  const { place, view, onScroll } = useScroll({
    direction: 'horizontal',
    whole: width,
    slack: 2,
    unmeasured: 1000,
    find: (shown) => (chosen ? scrollFor(chosen.x, shown) : undefined),
    revealed: chosen?.x,
  })
  const from = view.start - MARGIN
  const to = view.start + view.size + MARGIN
  const isInView = ({ x }: { x: number }): boolean => x >= from && x < to
  return (
    <div className={styles.lane} aria-hidden="true">
      <div className={styles.scroller} ref={place} onScroll={onScroll} tabIndex={-1}>
        <div className={styles.track} style={{ width, '--lines': lines } as CSSProperties}>
          {chosen && <span className={styles.cursor} style={{ left: chosen.x }} />}
          {bars.filter((bar) => bar.to >= from && bar.from <= to).map(renderBar)}
          {dots.filter(isInView).map((dot) => (
            <DotButton key={dot.row.id} dot={dot} isChosen={dot === chosen} {...{ onSelect, onHover }} />
          ))}
          {ticks.filter(isInView).map(({ x, label }) => (
            <span key={x} className={styles.tick} style={{ left: x }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <Legend rows={rows} />
    </div>
  )
}

function renderBar({ request, from, to, line, status }: Bar): ReactNode {
  const style = { left: from, width: to - from, '--line': line } as CSSProperties
  return <span key={request} className={`${tones.toned} ${styles.bar}`} data-status={status} style={style} />
}

interface DotProps extends Pick<LaneProps, 'onSelect' | 'onHover'> {
  dot: Dot
  isChosen: boolean
}

function DotButton({ dot: { row, x, line }, isChosen, onSelect, onHover }: DotProps): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.dot}
      style={{ left: x, '--line': line } as CSSProperties}
      title={`${row.type} ${row.preview}`.trim()}
      data-chosen={isChosen || undefined}
      data-off={row.isOff || undefined}
      // What is hidden from screen readers must not have the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={() => onHover(row.place)}
      onPointerLeave={() => onHover(undefined)}
      onClick={() => onSelect(row.id)}
    >
      <StatusShape status={getStatus(row)} />
    </button>
  )
}

/** Explains the shapes that there are; dots alone need no words. */
function Legend({ rows }: Pick<LaneProps, 'rows'>): ReactNode {
  const shown = useMemo(() => {
    const statuses = new Set(rows.map(getStatus))
    return LEGEND.filter((status) => statuses.has(status))
  }, [rows])
  if (shown.every((status) => status === undefined)) return null
  return (
    <p className={styles.legend}>
      {shown.map((status) => (
        <span key={status ?? ''}>
          <StatusShape status={status} /> {status ?? 'action'}
        </span>
      ))}
    </p>
  )
}

const LEGEND = [undefined, 'pending', 'fulfilled', 'rejected', 'threw'] as const

/** Where the lane has to be scrolled to, so that a place is in view; `undefined` if it is. */
function scrollFor(x: number, { start, size }: View): number | undefined {
  if (x < start + NEAR) return Math.max(0, x - size / 3)
  return x > start + size - NEAR ? x - (size * 2) / 3 : undefined
}
