import type { ActionRow } from '../../protocol/messages'
import { inWords } from '../../shared/words'

/** From one action to the next at the same time, in pixels: so wide that a finger or pointer finds each. */
export const STEP = 16

/** Pixels before the first action, and after the last one. */
const EDGE = 12

/** For a label of the axis. */
const LABEL_ROOM = 72

/** How many lines life cycles may take; more share the last one. */
const MOST_LINES = 4

/** A thunk or query, from pending to its end. */
export interface Bar {
  request: string
  from: number
  /** Where it ended, or the end of the lane. */
  to: number
  line: number
  status: 'pending' | 'fulfilled' | 'rejected'
}

/** An action on the lane. */
export type Dot = ReturnType<typeof layOut>['dots'][number]

/** Places actions on an axis: equal steps while no time passes, and a gap where some does. */
export function layOut(rows: readonly ActionRow[]) {
  const { xs, ticks } = placeInTime(rows)
  const width = Math.max((xs.at(-1) ?? 0) + EDGE, (ticks.at(-1)?.x ?? 0) + LABEL_ROOM)
  const bars = findBars(rows, xs, width)
  const getLine = new Map(bars.map(({ request, line }) => [request, line]))
  const dots = rows.map((row, index) => ({
    row,
    x: xs[index] ?? 0,
    // The first line is that of actions that belong to no life cycle.
    line: (row.request === undefined ? undefined : getLine.get(row.request)) ?? 0,
  }))
  const lines = 1 + Math.max(0, ...new Set(bars.map(({ line }) => line)))
  return { dots, bars, ticks, width, lines }
}

function placeInTime(rows: readonly ActionRow[]) {
  const xs: number[] = []
  /** Where time has passed between two actions. */
  const ticks: { x: number; label: string }[] = []
  let x = EDGE
  let before: ActionRow | undefined
  for (const row of rows) {
    const passed = before ? row.time - before.time : 0
    if (before) x += STEP + getGap(passed)
    if ((passed >= 1 && x - (ticks.at(-1)?.x ?? 0) >= LABEL_ROOM) || !before)
      ticks.push({ x, label: inWords(row.time) })
    xs.push(x)
    before = row
  }
  return { xs, ticks }
}

/** A second is wider than a millisecond, but not a thousand times. */
function getGap(passed: number): number {
  return passed < 1 ? 0 : Math.round(8 + 20 * Math.log10(passed))
}

function findBars(rows: readonly ActionRow[], xs: readonly number[], width: number): Bar[] {
  const bars = new Map<string, Bar>()
  /** Where the last bar of each line ends. */
  const ends: number[] = []
  for (const [index, { request, phase }] of rows.entries()) {
    const x = xs[index] ?? 0
    if (request === undefined || phase === undefined) continue
    const bar = bars.get(request)
    if (bar && phase !== 'pending') {
      bars.set(request, { ...bar, to: x, status: phase })
      ends[bar.line] = x
    } else if (!bar) {
      const line = phase === 'pending' ? freeLine(ends, x) : 1
      const isOpen = phase === 'pending'
      bars.set(request, { request, from: x, to: isOpen ? width : x, line, status: phase })
      if (isOpen) ends[line] = Infinity
    }
  }
  return [...bars.values()]
}

/** The first line below that of plain actions on which nothing is under way. */
function freeLine(ends: readonly number[], x: number): number {
  for (let line = 1; line < MOST_LINES; line += 1) if ((ends[line] ?? 0) < x) return line
  return MOST_LINES
}
