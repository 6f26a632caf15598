import {
  useEffect,
  useEffectEvent,
  useId,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import type { ActionRow, RunPlace } from '../../protocol/messages'
import { GridRow } from './GridRow'
import styles from './list.module.css'
import { indexAfter, ROW_HEIGHT, visibleRows, type ListView, scrollFor } from './visible-rows'

/** Where nothing is measured: in tests. */
const SOME_HEIGHT = 8 * ROW_HEIGHT

/**
 * Follows how far a list is scrolled. While the reader is at its end, it goes along with what is added there. When its height
 * changes, the end, or else the selected row, stays in view.
 *
 * @param selected - the index of the selected row; -1 for none
 */
function useScroll(total: number, selected: number) {
  const place = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [view, setView] = useState<ListView>({ top: 0, height: SOME_HEIGHT })

  function getView(element: HTMLElement): ListView {
    return { top: element.scrollTop, height: element.clientHeight || SOME_HEIGHT }
  }

  function read(): void {
    const element = place.current
    if (!element) return
    const now = getView(element)
    isAtEnd.current = now.top + now.height >= element.scrollHeight - ROW_HEIGHT
    setView(now)
  }

  /** Brings a row into view. */
  function reveal(index: number): void {
    const element = place.current
    const top = element ? scrollFor(index, getView(element)) : undefined
    if (element && top !== undefined) element.scrollTop = top
  }

  useLayoutEffect(() => {
    const element = place.current
    if (element && isAtEnd.current) element.scrollTop = total * ROW_HEIGHT
  }, [total])

  const onResize = useEffectEvent(() => {
    if (isAtEnd.current) reveal(total - 1)
    else if (selected >= 0) reveal(selected)
    read()
  })
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => onResize())
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return { place, view, onScroll: read, reveal }
}

/** What can be done with an action of the list. */
export interface RowCommands {
  onSelect: (id: number) => void
  onSwitch: (row: ActionRow) => void
  onGoTo: (place: RunPlace) => void
  onHover: (place: RunPlace | undefined) => void
}

interface GridProps extends RowCommands {
  rows: readonly ActionRow[]
  /** The id of the selected action. */
  selected: number | undefined
  /** Changes when the selected action has to come into view. */
  revealed: unknown
}

/**
 * The list of actions. Only rows in view are rendered, so the focus is on the grid, and `aria-activedescendant` says which
 * row it is about. What the buttons of a row do, keys do as well: Enter goes to the line, and Space switches.
 */
export function ActionGrid({ rows, selected, revealed, ...commands }: GridProps): ReactNode {
  const id = useId()
  const index = indexOfId(rows, selected)
  const { place, view, onScroll, reveal } = useScroll(rows.length, index)
  const active = rows[index]
  useEffect(() => {
    if (revealed !== undefined && index >= 0) reveal(index)
    // Only when it was chosen: new actions move nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [revealed])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const next = indexAfter(event.key, index, rows.length, view.height)
    const row = next === undefined ? undefined : rows[next]
    if (row) {
      commands.onSelect(row.id)
      commands.onHover(row.place)
    } else if (event.key === 'Enter' && active?.place) commands.onGoTo(active.place)
    else if (event.key === ' ') {
      // The first action can't be switched off; the page must not scroll all the same.
      if (active && active.id > 0) commands.onSwitch(active)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <p id={`${id}-keys`} className="visually-hidden">
        {KEYS}
      </p>
      <div
        role="grid"
        aria-label="Actions"
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.length + 1}
        aria-colcount={5}
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        tabIndex={0}
        className={styles.grid}
        ref={place}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={() => commands.onHover(active?.place)}
        onBlur={() => commands.onHover(undefined)}
        onPointerLeave={() => commands.onHover(undefined)}
      >
        <div role="row" aria-rowindex={1} className="visually-hidden">
          {COLUMNS.map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        <div role="rowgroup" style={{ height: rows.length * ROW_HEIGHT }}>
          {visibleRows(rows.length, view, index).map((position) => {
            const row = rows[position]
            return (
              row && (
                <GridRow
                  key={row.id}
                  id={`${id}-${row.id}`}
                  row={row}
                  position={position}
                  isSelected={position === index}
                  {...commands}
                />
              )
            )
          })}
        </div>
      </div>
    </>
  )
}

const KEYS =
  'Arrow keys step through the actions. Enter goes to the line that dispatched the action. Space switches it off or on.'

const COLUMNS = ['Type', 'Content', 'Time', 'Line', 'On or off']

/** The index of an action in rows that are in order of their ids; -1 if it isn't among them. */
export function indexOfId(rows: readonly ActionRow[], id: number | undefined): number {
  return id === undefined ? -1 : rows.findIndex((row) => row.id === id)
}
