/** Milliseconds between two questions, and until one must be answered. */
const INTERVAL = 1000
const PATIENCE = 2000

/** Notices when a screen that the reader uses doesn't answer any more. */
export interface Pulse {
  start(): void
  pause(): void
  /** The screen has answered. */
  beat(): void
}

/**
 * @param ask - sends a question, which a screen that works answers
 * @param onSilence - called when an answer didn't come
 */
export function startPulse(ask: () => void, onSilence: () => void): Pulse {
  let asking: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  function pause(): void {
    clearTimeout(asking)
    clearTimeout(waiting)
    asking = waiting = undefined
  }
  function askLater(): void {
    pause()
    asking = setTimeout(() => {
      waiting = setTimeout(onSilence, PATIENCE)
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
