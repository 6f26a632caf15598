import { Fragment, type CSSProperties, type ReactNode } from 'react'
import clsx from 'clsx'

import type { Tone } from '../../../features/recorded-trace/shared/lanes'
import styles from './Boxes.module.css'
import { Figure, type FigureWords } from './Figure'

/** What {@link Boxes} show and say. */
export interface BoxesProps extends FigureWords {
  /** The columns of the grid that holds the boxes and arrows, as in CSS. */
  columns: string
  children: ReactNode
}

/** A grid of {@link Box}, {@link Arrow} and {@link Note}: what consists of what, and what leads to what. */
export function Boxes({ columns, children, ...words }: BoxesProps): ReactNode {
  return (
    <Figure {...words} className={styles.boxes}>
      <div className={styles.grid} style={{ gridTemplateColumns: columns }}>
        {children}
      </div>
    </Figure>
  )
}

/** Where something is in the grid; by default the next free cell. */
interface Placed {
  /** The columns that it takes, as in CSS: `2`, `span 3` or `2 / 4`. */
  column?: string
  /** The rows that it takes, likewise. */
  row?: string
}

function getStyle({ column, row }: Placed): CSSProperties | undefined {
  if (column === undefined && row === undefined) return undefined
  return { gridColumn: column, gridRow: row }
}

/** What a {@link Box} says, and how. */
export interface BoxProps extends Placed {
  /** First line, in the code font when `code` is set. It can break before each capital letter of a name. */
  label: string
  /** Quieter text below. */
  detail?: ReactNode
  code?: boolean
  /** The color of a status, or `act` for what the picture is about. */
  tone?: Tone
}

/** A part: a rounded box with a name. */
export function Box({ label, detail, code = false, tone, ...place }: BoxProps): ReactNode {
  return (
    <div className={clsx(styles.box, tone && styles[tone])} style={getStyle(place)}>
      {code ? <code>{breakable(label)}</code> : <b>{label}</b>}
      {detail !== undefined && <small>{detail}</small>}
    </div>
  )
}

/** Adds places to break a long name at. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[a-z\d/])(?=[A-Z(])|(?<=\/)|(?<=[a-z])(?=\.[a-z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** What an {@link Arrow} looks like. */
export interface ArrowProps extends Placed {
  /** Where it points; `back` comes from below and leads to the left, up in the first row that it takes. */
  to?: 'down' | 'up' | 'left' | 'right' | 'back'
  /** Words beside the line. */
  label?: ReactNode
  /** Something that may happen, or happens later. */
  dashed?: boolean
}

/** A line that ends in an arrowhead. */
export function Arrow({ to = 'down', label, dashed = false, ...place }: ArrowProps): ReactNode {
  return (
    <div className={clsx(styles.arrow, styles[to], dashed && styles.dashed)} style={getStyle(place)}>
      {label}
    </div>
  )
}

/** Words without a box: the heading of a column, or a remark. */
export function Note({ children, ...place }: Placed & { children?: ReactNode }): ReactNode {
  return (
    <div className={styles.note} style={getStyle(place)}>
      {children}
    </div>
  )
}

/** What a {@link Frame} holds. */
export interface FrameProps extends Placed {
  label: string
  children: ReactNode
}

/** Boxes that belong together. */
export function Frame({ label, children, ...place }: FrameProps): ReactNode {
  return (
    <div className={styles.frame} style={getStyle(place)}>
      <code>{breakable(label)}</code>
      {children}
    </div>
  )
}
