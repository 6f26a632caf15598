/** Milliseconds between an answer and the next question, and until that must be answered: two seconds in all. */
const INTERVAL = 500
const LONGEST_SILENCE = 1500
/**
 * The silence is measured in several parts, so that an answer which comes while the page itself is busy isn't missed: only one part can
 * run out before the page reads it.
 */
const PARTS = 3

/** Notices when a screen that the reader uses, or a worker that is kept, doesn't answer any more. */
export interface Heartbeat {
  start(): void
  pause(): void
  /** The screen has answered. */
  beat(): void
}

/**
 * @param ask - sends a question, which code that works lets through
 * @param onSilence - called when an answer didn't come
 */
export function startHeartbeat(ask: () => void, onSilence: () => void): Heartbeat {
  let asking: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  function pause(): void {
    clearTimeout(asking)
    clearTimeout(waiting)
    asking = waiting = undefined
  }
  function wait(parts: number): void {
    waiting = setTimeout(() => {
      if (parts > 1) wait(parts - 1)
      else onSilence()
    }, LONGEST_SILENCE / PARTS)
  }
  function askLater(): void {
    pause()
    asking = setTimeout(() => {
      wait(PARTS)
      ask()
    }, INTERVAL)
  }
  return {
    start: askLater,
    pause,
    beat() {
      if (waiting !== undefined) askLater()
    },
  }
}
