import { useId, type KeyboardEvent, type ReactNode } from 'react'

import type { ActionRow } from '../../protocol/messages'
import { useStoreView } from '../data/store-view'
import { useScroll } from '../data/use-scroll'
import { GridRow } from './GridRow'
import styles from './list.module.css'
import { indexAfter, ROW_HEIGHT, visibleRows, scrollFor } from './visible-rows'

interface GridProps {
  rows: readonly ActionRow[]
  selected: number | undefined
  /** Changes when the selected action has to come into view. */
  revealed: unknown
}

/**
 * The list of actions. Only rows in view are rendered, so the focus is on the grid, and `aria-activedescendant` says which
 * row it is about. What the buttons of a row do, keys do as well: Enter goes to the line, and Space switches.
 */
export function ActionGrid({ rows, selected, revealed }: GridProps): ReactNode {
  const id = useId()
  const { onSelect, onSwitch, onGoTo, onHover } = useStoreView()
  const index = rows.findIndex((row) => row.id === selected)
  const active = rows[index]
  const { place, view, onScroll } = useScroll({
    direction: 'vertical',
    whole: rows.length * ROW_HEIGHT,
    slack: ROW_HEIGHT,
    unmeasured: 8 * ROW_HEIGHT,
    find: (shown) => (active ? scrollFor(index, shown) : undefined),
    revealed,
  })

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const next = indexAfter(event.key, index, rows.length, view.size)
    const row = next === undefined ? undefined : rows[next]
    if (row) {
      onSelect(row.id)
      onHover(row.place)
    } else if (event.key === 'Enter' && active?.place) onGoTo(active.place)
    else if (event.key === ' ') {
      // The first action can't be switched off; the page must not scroll all the same.
      if (active && active.id > 0) onSwitch(active)
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
        onFocus={() => onHover(active?.place)}
        onBlur={() => onHover(undefined)}
        onPointerLeave={() => onHover(undefined)}
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
            if (!row) return null
            const isSelected = position === index
            return <GridRow key={row.id} id={`${id}-${row.id}`} {...{ row, position, isSelected }} />
          })}
        </div>
      </div>
    </>
  )
}

const KEYS =
  'Arrow keys step through the actions. Enter goes to the line that dispatched the action. Space switches it off or on.'

const COLUMNS = ['Type', 'Content', 'Time', 'Line', 'On or off']
