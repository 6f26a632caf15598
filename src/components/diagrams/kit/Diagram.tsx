import { useId, type ReactNode } from 'react'
import styles from './Diagram.module.css'

/** What a {@link Diagram} shows and says. Lengths are user units of the drawing, about one CSS pixel each. */
export interface DiagramProps {
  /** Short name of the picture, announced first by screen readers. */
  title: string
  /** What the picture shows, in words: the alternative text. */
  description: string
  /** Sentence printed below the picture; omit it where the surrounding text says the same. */
  caption?: ReactNode
  /** Width of the drawing. Keep it at 480 or less, so that its text stays readable on a phone. */
  width: number
  /** Height of the drawing. */
  height: number
  children: ReactNode
}

/**
 * A drawing that follows the page's colors in both modes and carries its text for those who can't see it.
 * Its parts are {@link Box}, {@link Arrow} and {@link Label}.
 */
export function Diagram({ title, description, caption, width, height, children }: DiagramProps): ReactNode {
  const id = useId()
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxWidth: `${width}px` }}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** What a {@link Box} says, and how. */
export interface BoxContent {
  /** First line; monospaced when `code` is set. */
  label: string
  /** Second, quieter line. */
  detail?: string
  /** Drawn in the section's accent color: the thing that the picture is about. */
  accent?: boolean
  /** Set the first line in the code font. */
  code?: boolean
}

/** Place, size and text of a {@link Box}. */
export interface BoxProps extends BoxContent {
  x: number
  y: number
  width: number
  height: number
}

/** A rounded rectangle with one or two centered lines of text. */
export function Box({
  x,
  y,
  width,
  height,
  label,
  detail,
  accent = false,
  code = false,
}: BoxProps): ReactNode {
  const centerX = x + width / 2
  const centerY = y + height / 2
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        className={accent ? styles.accentBox : styles.box}
      />
      <text
        x={centerX}
        y={detail === undefined ? centerY + 5 : centerY - 4}
        textAnchor="middle"
        className={code ? styles.codeText : styles.text}
      >
        {label}
      </text>
      {detail !== undefined && (
        <text x={centerX} y={centerY + 15} textAnchor="middle" className={styles.detailText}>
          {detail}
        </text>
      )}
    </g>
  )
}

/** From where to where an {@link Arrow} points. */
export interface ArrowProps {
  /** Start as `[x, y]`. */
  from: readonly [number, number]
  /** A point on the way, for a bent arrow. */
  via?: readonly [number, number]
  /** The arrow goes left or right to this line first, then along it, then on to the tip. */
  viaX?: number
  /** The arrow goes up or down to this line first, then along it, then on to the tip. */
  viaY?: number
  /** Tip as `[x, y]`. */
  to: readonly [number, number]
  /** Dashed: something that may happen, or happens later. */
  dashed?: boolean
}

/** A straight or bent line that ends in an arrowhead. */
export function Arrow({ from, via, viaX, viaY, to, dashed = false }: ArrowProps): ReactNode {
  const bends = via === undefined ? [] : [via]
  if (viaX !== undefined) bends.push([viaX, from[1]], [viaX, to[1]])
  if (viaY !== undefined) bends.push([from[0], viaY], [to[0], viaY])
  const points = [from, ...bends, to]
  const [lastX, lastY] = bends.at(-1) ?? from
  const angle = (Math.atan2(to[1] - lastY, to[0] - lastX) * 180) / Math.PI
  return (
    <g>
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        className={dashed ? styles.dashedLine : styles.line}
      />
      <polygon
        points="0,0 -9,-4.5 -9,4.5"
        transform={`translate(${to[0]} ${to[1]}) rotate(${angle})`}
        className={styles.arrowhead}
      />
    </g>
  )
}

/** Place and words of a {@link Label}. */
export interface LabelProps {
  x: number
  /** Height of the baseline. */
  y: number
  /** Which part of the text is at `x`. */
  align?: 'start' | 'middle' | 'end'
  text: string
}

/** Free-standing text beside a line or a box. */
export function Label({ x, y, align = 'middle', text }: LabelProps): ReactNode {
  return (
    <text x={x} y={y} textAnchor={align} className={styles.detailText}>
      {text}
    </text>
  )
}
