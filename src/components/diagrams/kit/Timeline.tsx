import type { ReactNode } from 'react'

import type { Lane, Mark, Span } from '../../../features/recorded-trace/shared/lanes'
import { InlineText } from '../../../lib/client/InlineText'
import { Lanes, type LanesProps } from './Lanes'
import { Figure, type FigureWords } from './Figure'
import styles from './Timeline.module.css'

/** When something happens, as a line across the lanes, and what it is, in words below them; code is between backticks. */
export type Moment = readonly [at: number, text: string]

/** A row of the axis. */
export const lane = (label: string, spans: readonly Span[], marks: readonly Mark[] = []): Lane => ({
  label,
  spans,
  marks,
})
/** Something that lasted. */
export const span = (tone: Span['tone'], from: number, to: number, label?: string): Span => ({
  from,
  to,
  tone,
  label,
})
/** Something that lasted while older data is shown, or none yet. */
export const faint = (...what: Parameters<typeof span>): Span => ({ ...span(...what), faint: true })
/** An outline: something that runs out. */
export const dashed = (...what: Parameters<typeof span>): Span => ({ ...span(...what), dashed: true })
/** A moment in a lane, as a dot, with its label beside it. */
export const mark = (tone: Mark['tone'], at: number, label?: string): Mark => ({ at, tone, label })

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
  const ticks = moments.map(([at], index) => ({
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
          {moments.map(([at, text], index) => (
            <li key={at}>
              <i>{unit === undefined ? index + 1 : `${at} ${unit}`}</i>{' '}
              <span>
                <InlineText text={text} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
