import { useEffect } from 'react'
import type { RefObject } from 'react'

import type { Axis } from './axis'

/** How often the tape is given a place to move to, in milliseconds: CSS moves it evenly until then. */
const STEP = 250
/** Under reduced motion it jumps, less often. In milliseconds. */
const JUMP = 1000

/**
 * Moves the bars of lanes with their axis: sets `--now`, in seconds, and `--step`, how long it takes to get there.
 *
 * @param place - holds the lanes
 * @param changes - anything that is another value after an event: then the bars are put in place at once
 */
export function useTape(place: RefObject<HTMLElement | null>, axis: Axis, changes: unknown): void {
  useEffect(() => {
    const jumps = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    const lead = jumps ? 0 : STEP / 1000
    const move = (): void => {
      place.current?.style.setProperty('--now', String(axis.moves ? axis.now + lead : axis.now))
    }
    move()
    const timer = setInterval(move, jumps ? JUMP : STEP)
    return () => clearInterval(timer)
  }, [place, axis, changes])
}
