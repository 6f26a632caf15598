import type { ReactNode } from 'react'

import { Lanes, type LanesProps } from './Lanes'
import { Figure, type FigureWords } from './Figure'
import styles from './Timeline.module.css'

/** Something that happens: a line across the lanes, and what it is below them. */
export interface Moment {
  at: number
  text: ReactNode
}

/** One axis of a {@link Timeline}. */
interface Axis extends Omit<LanesProps, 'end' | 'ticks' | 'roomy'> {
  /** Above the axis, where there are several. */
  heading?: string
  /** Where the axis ends: 100, unless it has a scale. */
  end?: number
  /** The unit of time. Without it, the axis has no scale, and moments have numbers. */
  unit?: string
  moments?: readonly Moment[]
}

/** What a {@link Timeline} shows and says. */
export type TimelineProps = FigureWords & (Axis | { axes: readonly Axis[] })

/** Lanes on one horizontal axis of time, with a list of what happens when. */
export function Timeline({ title, description, caption, ...shown }: TimelineProps): ReactNode {
  const axes = 'axes' in shown ? shown.axes : [shown]
  return (
    <Figure title={title} description={description} caption={caption} className={styles.instrument}>
      {axes.map((axis, index) => (
        <OneAxis key={index} {...axis} />
      ))}
    </Figure>
  )
}

function OneAxis({ heading, end = 100, unit, moments = [], lanes }: Axis): ReactNode {
  const ticks = moments.map(({ at }, index) => ({
    at,
    label: String(unit === undefined ? index + 1 : at),
    isNumber: unit === undefined,
  }))
  return (
    <>
      {heading !== undefined && <b>{heading}</b>}
      <Lanes end={end} lanes={lanes} ticks={ticks} roomy />
      {moments.length > 0 && (
        <ol className={unit === undefined ? undefined : styles.timed}>
          {moments.map(({ at, text }, index) => (
            <li key={at}>
              <i>{unit === undefined ? index + 1 : `${at} ${unit}`}</i> <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
