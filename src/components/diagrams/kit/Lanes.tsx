import type { CSSProperties, ReactNode } from 'react'
import clsx from 'clsx'

import type { Lane, Mark, Span } from '../../../features/recorded-trace/shared/lanes'
import styles from './Lanes.module.css'

/** A line across all lanes, with its time or its number below. */
interface Tick {
  at: number
  label: string
  /** A number in a circle, which a list below the lanes explains. */
  isNumber?: boolean
}

/** What is on an axis. */
export interface LanesProps {
  /** Where the axis ends; it begins at 0. */
  end: number
  ticks?: readonly Tick[]
  lanes: readonly Lane[]
  /** Higher bars, with lines from the ticks; on a phone, the name of a lane is above it. */
  roomy?: boolean
}

/**
 * Bars and dots on one time axis. Positions are percentages, so that labels keep their size on a phone. Hidden from
 * screen readers: the caller says in words, or in a table, what it shows.
 */
export function Lanes({ end, ticks = [], lanes, roomy = false }: LanesProps): ReactNode {
  const share = (at: number): string => `${Number(((at / end) * 100).toFixed(2))}%`
  return (
    <div className={clsx(styles.axis, roomy && styles.roomy)} aria-hidden="true">
      {lanes.map(({ label, spans = [], marks = [] }) => (
        <div key={label} className={styles.lane}>
          <span className={styles.label}>{label}</span>
          <div className={styles.track}>
            {spans.map((span) => (
              <SpanBar key={span.from} span={span} share={share} />
            ))}
            {marks.map((mark) => (
              <MarkDot key={mark.at} mark={mark} share={share} />
            ))}
          </div>
        </div>
      ))}
      {ticks.length > 0 && (
        <div className={styles.lane}>
          <div className={styles.ticks}>
            {ticks.map(({ at, label, isNumber = false }) => (
              <span
                key={at}
                className={clsx(styles.tick, isNumber && styles.number)}
                style={{ insetInlineStart: share(at) }}
              >
                {label}
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

type Share = (at: number) => string

function SpanBar({
  span: { from, to, tone, label, faint, dashed },
  share,
}: {
  span: Span
  share: Share
}): ReactNode {
  const place: CSSProperties = { insetInlineStart: share(from), width: share(to - from) }
  return (
    <span
      className={clsx(styles.span, styles[tone], faint && styles.faint, dashed && styles.dashed)}
      style={place}
    >
      {label}
    </span>
  )
}

function MarkDot({ mark: { at, tone, label }, share }: { mark: Mark; share: Share }): ReactNode {
  return (
    <span className={clsx(styles.mark, styles[tone])} style={{ insetInlineStart: share(at) }}>
      {label !== undefined && <span className={styles.markLabel}>{label}</span>}
    </span>
  )
}
