import { useEffect } from 'react'
import type { RefObject } from 'react'

import type { Axis } from './axis'

/** Under reduced motion, the tape jumps, once in as many milliseconds. */
const JUMP = 1000

/**
 * Moves the bars of lanes with their axis: sets `--now`, in seconds. Where `--lead` says so, it is that many seconds ahead,
 * and CSS moves the bars there evenly until then.
 *
 * @param place - holds the lanes
 * @param changes - anything that is another value after an event: then the bars are put in place at once
 */
export function useTape(place: RefObject<HTMLElement | null>, axis: Axis, changes: unknown): void {
  useEffect(() => {
    const lanes = place.current
    if (!lanes) return
    const lead = Number(getComputedStyle(lanes).getPropertyValue('--lead'))
    const move = (): void => lanes.style.setProperty('--now', String(axis.now + (axis.moves ? lead : 0)))
    move()
    const timer = setInterval(move, lead > 0 ? lead * 1000 : JUMP)
    return () => clearInterval(timer)
  }, [place, axis, changes])
}
