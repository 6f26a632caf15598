import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react'

import type { ActionRow, RunPlace } from '../../protocol/messages'
import tones from '../../shared/status.module.css'
import { StatusShape, getStatus } from '../../shared/StatusShape'
import styles from './lane.module.css'
import { type Bar, type Dot, layOut } from './lay-out'

/** Pixels that are rendered on each side of what is in view. */
const MARGIN = 200

/** How near to an edge the selected action may be, in pixels. */
const NEAR = 12

interface LaneProps {
  rows: readonly ActionRow[]
  /** The id of the selected action. */
  selected: number | undefined
  onSelect: (id: number) => void
  onHover: (place: RunPlace | undefined) => void
}

/**
 * The actions on a time axis: dots, and bars of thunks and queries. Hidden from screen readers and skipped by the keyboard,
 * because the list of actions says the same.
 */
export function Lane({ rows, selected, onSelect, onHover }: LaneProps): ReactNode {
  const layout = useMemo(() => layOut(rows), [rows])
  const { dots, bars, ticks, width, lines } = layout
  const chosen = dots.find(({ row }) => row.id === selected)
  const { place, view, onScroll } = useView(width, chosen?.x)
  const from = view.left - MARGIN
  const to = view.left + view.width + MARGIN
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
      onMouseDown={keepFocus}
      onPointerEnter={() => onHover(row.place)}
      onPointerLeave={() => onHover(undefined)}
      onClick={() => onSelect(row.id)}
    >
      <StatusShape status={getStatus(row)} />
    </button>
  )
}

/** What is hidden from screen readers must not have the focus. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
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

/** Which part of the lane is in view. It stays at the end, if it is there, and goes to the selected action. */
function useView(width: number, chosen: number | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [view, setView] = useState({ left: 0, width: 1000 })

  function read(): void {
    const element = place.current
    if (!element) return
    isAtEnd.current = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2
    setView({ left: element.scrollLeft, width: element.clientWidth || 1000 })
  }

  useLayoutEffect(() => {
    if (place.current && isAtEnd.current) place.current.scrollLeft = width
  }, [width])
  useEffect(() => {
    const element = place.current
    if (!element || chosen === undefined) return
    const { scrollLeft, clientWidth } = element
    if (chosen < scrollLeft + NEAR) element.scrollLeft = Math.max(0, chosen - clientWidth / 3)
    else if (chosen > scrollLeft + clientWidth - NEAR) element.scrollLeft = chosen - (clientWidth * 2) / 3
  }, [chosen])
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(read)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { place, view, onScroll: read }
}
