// @ts-check
import FakeTimers from '@sinonjs/fake-timers'

/** When every fence begins. */
const START = Date.UTC(2026, 0, 1)

/** How many turns of the event loop must pass before the clock moves on. */
const QUIET_TURNS = 3

/**
 * How many timers are waited for after the end, per second. Without a limit, code that keeps setting timers would run
 * forever.
 */
const MOST_TIMERS = 1000 / 60

/**
 * How often the clock may be read while nothing else happens. Each further reading moves it by a millisecond, because
 * code that waits by reading the clock would never end otherwise.
 */
const MOST_READS = 1000

/** Milliseconds between the steps of a clock that follows real time. */
const STEP = 16

/**
 * What the clock needs of the place where it runs.
 *
 * @typedef {object} Surroundings
 * @property {() => Promise<unknown>} nextTurn waits for one turn of the event loop
 * @property {(error: unknown) => void} onError as with a real timer, exceptions of a callback are uncaught
 * @property {() => void} [onIdle] called while there is no timer that the clock could move on to
 */

/**
 * A timer that waits.
 *
 * @typedef {object} WaitingTimer
 * @property {number} id what `setTimeout` gave, as a number
 * @property {number} callAt milliseconds since the start
 */

/**
 * @typedef {object} VirtualTime
 * @property {() => Promise<void>} settle
 *   lets everything finish that needs no timer: promises, and the work that they start, for a few turns
 * @property {() => void} start begins at the same date every time
 * @property {() => void} stop drops all timers
 * @property {(timeLimit: number, patience?: number) => Promise<{ timers: number, time: number } | undefined>} goOn
 *   lets time pass until no timer waits, but at most so many more milliseconds, or until it has really taken so many; resolves
 *   to the timers that still wait, and the milliseconds since the start
 * @property {() => void} pause keeps the timers, and lets no time pass
 * @property {() => void} follow lets time pass as fast as it really does
 * @property {<Result>(promise: Promise<Result>) => Promise<Result>} hold pauses the clock until a promise settles
 * @property {() => Promise<() => void>} halt
 *   lets no time pass, and resolves once nothing is under way, to what lets it pass as before
 * @property {number} origin the date of the start, in milliseconds since 1970
 * @property {() => number} now milliseconds since the start; unlike a read of the date, it doesn't count
 * @property {() => WaitingTimer[]} timers those that wait
 */

/**
 * Replaces the timers and the date of this thread. The new clock jumps to the next timer as soon as nothing else
 * happens, so waiting takes no real time, although the clock shows that time has passed.
 *
 * @param {Surroundings} surroundings
 * @returns {VirtualTime}
 */
export function installVirtualTime({ nextTurn, onError, onIdle }) {
  const { setInterval: realSetInterval, clearInterval: realClearInterval } = globalThis
  const realNow = performance.now.bind(performance)
  const clock = FakeTimers.install({
    now: START,
    toNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'Intl'],
    // Only a document has animation frames.
    ignoreMissingTimers: true,
  })
  const reads = countReads(() => clock.setSystemTime(clock.now + 1))
  const sinceStart = performance.now
  performance.now = () => {
    const busy = reads.next()
    return sinceStart.call(performance) + busy
  }
  globalThis.Date = virtualDate(() => {
    reads.next()
    return clock.now
  })
  AbortSignal.timeout = abortAfter
  let holds = 0
  let run = 0
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let following

  /** Moves the clock, which runs callbacks. */
  function move(/** @type {() => void} */ forward) {
    try {
      forward()
    } catch (error) {
      onError(error)
    }
  }
  async function settle() {
    reads.pause()
    for (let turn = 0; turn < QUIET_TURNS; turn += 1) await nextTurn()
  }
  async function advance(/** @type {number} */ current) {
    while (run === current) {
      await settle()
      if (run !== current || holds > 0) continue
      if (clock.countTimers() > 0) move(() => clock.next())
      else onIdle?.()
    }
  }
  async function goOn(/** @type {number} */ timeLimit, patience = Infinity) {
    run += 1
    const begun = realNow()
    let isOver = false
    const most = Math.round((timeLimit / 1000) * MOST_TIMERS)
    const end = clock.setTimeout(() => (isOver = true), timeLimit)
    for (let fired = 0; ; fired += 1) {
      await settle()
      while (holds > 0) await settle()
      const timers = clock.countTimers() - (isOver ? 0 : 1)
      const isEnough = isOver || fired === most || realNow() - begun > patience
      if (timers > 0 && !isEnough) move(() => clock.next())
      else {
        clock.clearTimeout(end)
        return timers > 0 ? { timers, time: clock.now - START } : undefined
      }
    }
  }
  function follow() {
    let last = realNow()
    following = realSetInterval(() => {
      const now = realNow()
      reads.pause()
      move(() => clock.tick(now - last))
      last = now
    }, STEP)
  }
  async function halt() {
    const wasFollowing = following !== undefined
    realClearInterval(following)
    following = undefined
    await settle()
    while (holds > 0) await settle()
    return () => {
      if (wasFollowing) follow()
    }
  }
  return {
    settle,
    goOn,
    follow,
    halt,
    origin: START,
    now: () => clock.now - START,
    timers: () => getTimers(clock),
    start() {
      clock.reset()
      reads.reset()
      run += 1
      void advance(run)
    },
    stop() {
      run += 1
      clock.reset()
    },
    pause() {
      run += 1
    },
    async hold(promise) {
      holds += 1
      try {
        return await promise
      } finally {
        holds -= 1
      }
    },
  }
}

/**
 * The timers of a clock.
 *
 * @param {import('@sinonjs/fake-timers').Clock} clock
 * @returns {WaitingTimer[]}
 */
function getTimers(clock) {
  /** @type {Map<number, { id: number, callAt: number }> | undefined} */
  const timers = /** @type {any} */ (clock).timers
  return [...(timers?.values() ?? [])].map(({ id, callAt }) => ({ id, callAt: callAt - START }))
}

/**
 * Counts how often the clock is read.
 *
 * @param {() => void} moveOn moves the date by a millisecond
 */
function countReads(moveOn) {
  let reads = 0
  let busy = 0
  return {
    /** Notes a read, and gives the milliseconds by which the date has been moved since the start. */
    next() {
      reads += 1
      if (reads > MOST_READS) {
        busy += 1
        moveOn()
      }
      return busy
    },
    /** Something else happens. */
    pause() {
      reads = 0
    },
    reset() {
      reads = 0
      busy = 0
    },
  }
}

/**
 * A Date that reads another clock. Unlike a subclass, it shares the prototype of the real Date, so that dates that
 * the engine itself creates are equal to those of a sample.
 *
 * @param {() => number} now
 */
function virtualDate(now) {
  const RealDate = Date
  /** @type {DateConstructor} */
  const virtual = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(
        target,
        values.length === 0 ? [now()] : values,
        newTarget === virtual ? target : newTarget,
      ),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  RealDate.prototype.constructor = virtual
  return virtual
}

/** @param {number} duration */
function abortAfter(duration) {
  const controller = new AbortController()
  const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  setTimeout(() => controller.abort(reason), duration)
  return controller.signal
}
