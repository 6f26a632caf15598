/** Milliseconds without a keystroke after which changes are saved. */
const PAUSE = 300

/** Keeps what is typed. */
export interface Keeper {
  /** Something has changed. */
  typed(): void
  /** Saves what hasn't been saved yet, and stops listening. */
  end(): void
}

/**
 * Keeps what is typed when the reader pauses, and when the page is left.
 *
 * @param keep - called when there is something new
 */
export function startKeeper(keep: () => void): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined

  function keepNow(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    keep()
  }

  addEventListener('pagehide', keepNow)
  return {
    typed() {
      clearTimeout(timer)
      timer = setTimeout(keepNow, PAUSE)
    },
    end() {
      keepNow()
      removeEventListener('pagehide', keepNow)
    },
  }
}
