import type { ReactNode } from 'react'

import type { ActionRow } from '../../protocol/messages'
import { StatusShape, getStatus } from '../../shared/StatusShape'
import { inWords } from '../../shared/words'
import { useStoreView } from '../data/store-view'
import styles from './list.module.css'
import { ROW_HEIGHT } from './visible-rows'

interface RowProps {
  id: string
  row: ActionRow
  /** Its index in the list. */
  position: number
  isSelected: boolean
}

/** An action in the list. */
export function GridRow({ id, row, position, isSelected }: RowProps): ReactNode {
  const { onHover, onSelect } = useStoreView()
  return (
    // The keys of the grid do what a click does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      id={id}
      tabIndex={-1}
      aria-rowindex={position + 2}
      aria-selected={isSelected}
      className={styles.row}
      data-off={row.isOff || undefined}
      style={{ top: position * ROW_HEIGHT }}
      onPointerEnter={() => onHover(row.place)}
      onClick={(event) => {
        // Its buttons do something else.
        if (event.target instanceof HTMLButtonElement) return
        // The row may be gone when it is scrolled out of view: the grid keeps the focus.
        event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
        onSelect(row.id)
      }}
    >
      <span role="gridcell" className={styles.type}>
        <StatusShape status={getStatus(row)} />
        <TypeText row={row} />
        {row.isOff && <b className={styles.off}>off</b>}
        {row.isEdited && <b className={styles.off}>edited</b>}
      </span>
      <span role="gridcell" className={styles.preview} data-threw={row.error !== undefined || undefined}>
        {row.error === undefined ? row.preview : `Threw: ${row.error}`}
        {!row.hasChanged && row.error === undefined && !row.isOff && (
          <span className={styles.quiet}>{row.preview && ' '}no change</span>
        )}
      </span>
      <span role="gridcell" className={styles.time}>
        {inWords(row.time)}
      </span>
      <span role="gridcell" className={styles.where}>
        <PlaceButton row={row} />
      </span>
      <span role="gridcell" className={styles.switchCell}>
        {row.id > 0 && <Switch row={row} />}
      </span>
    </div>
  )
}

/** Of the three actions of a request, the end of the type stays in view where there is no room for all of it. */
function TypeText({ row: { type, phase } }: { row: ActionRow }): ReactNode {
  const end = phase === undefined ? '' : `/${phase}`
  const start = type.length - (type.endsWith(end) ? end.length : 0)
  return (
    <>
      <span className={styles.typeText} title={type}>
        {type.slice(0, start)}
      </span>
      {start < type.length && <span className={styles.typeEnd}>{type.slice(start)}</span>}
    </>
  )
}

function PlaceButton({ row: { place } }: Pick<RowProps, 'row'>): ReactNode {
  const { onGoTo } = useStoreView()
  if (!place) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.place}
      title={`Go to line ${place.line} of ${place.file}`}
      onClick={() => onGoTo(place)}
    >
      line {place.line}
    </button>
  )
}

function Switch({ row }: Pick<RowProps, 'row'>): ReactNode {
  const { onSwitch } = useStoreView()
  return (
    <button
      type="button"
      role="switch"
      tabIndex={-1}
      aria-checked={!row.isOff}
      aria-label={`${row.type}, action ${row.id}`}
      title={row.isOff ? 'Switch on again' : 'Switch off'}
      className={styles.switch}
      onClick={() => onSwitch(row)}
    />
  )
}
