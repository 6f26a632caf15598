/** A time axis that moves while something is going on, and rests otherwise: the time between isn't on it. */
export interface Axis {
  /** In seconds from its beginning. */
  readonly now: number
  readonly moves: boolean
  move: () => void
  rest: () => void
}

/** Makes an axis, which rests. */
export function createAxis(): Axis {
  /** In milliseconds, up to the last rest. */
  let passed = 0
  let since: number | undefined
  return {
    get now() {
      return (passed + (since === undefined ? 0 : Date.now() - since)) / 1000
    },
    get moves() {
      return since !== undefined
    },
    move: () => {
      since ??= Date.now()
    },
    rest: () => {
      if (since !== undefined) passed += Date.now() - since
      since = undefined
    },
  }
}
