import type { RunPlace } from '../protocol/messages'
import { attempt } from '../shared/attempt'
import { onceForEach } from '../shared/once-for-each'
import type { Entry } from './history'
import type { RecorderHost } from './host'

/** Frames of a stack that is seen from a reducer: it has those of all middleware. */
const FRAMES = 40

// Whoever redefines it changes nothing here.
const { Error: PlainError } = globalThis

/**
 * Makes what finds places. An action that was dispatched at the store comes from where the store was called. One that a thunk or
 * a middleware dispatches doesn't pass there, and is seen from the reducer alone, with all middleware in between, some of which
 * may be the sample's own. They begin at the `dispatch` that middleware gets, so what called that is the place.
 */
export function createPlaces(host: RecorderHost) {
  let entrance: string | undefined

  /** The innermost line of the sample that has called the `dispatch` of middleware. */
  function callerIn(frames: readonly string[]): RunPlace | undefined {
    entrance ??= findEntrance(host)
    for (const [index, frame] of frames.entries()) {
      const [place] = getAddress(frame) === entrance ? host.getPlaces(frames[index + 1] ?? '') : []
      if (place) return place
    }
    return undefined
  }

  /** Where the sample called something of the library that dispatches by itself, such as `refetch()`. */
  function callerOfLibrary(frames: readonly string[]): RunPlace | undefined {
    // What awaits it, which some engines write behind its callers, hasn't called it.
    const end = frames.findIndex((frame) => /\bat (?:async |process\w+ \(node:)/.test(frame))
    const called = end < 0 ? frames : frames.slice(0, end)
    const index = called.map(getAddress).lastIndexOf(entrance)
    return index < 0 ? undefined : host.getPlaces(called.slice(index + 1).join('\n'))[0]
  }

  function findPlace({ outer, inner }: Entry['trace']): RunPlace | undefined {
    const around = getFrames(outer)
    const frames = getFrames(inner)
    // What is around the call of the store is about another action.
    const end = frames.findIndex((frame) => around.includes(frame))
    const place = callerIn(end < 0 ? frames : frames.slice(0, end))
    return place ?? (around.length > 0 ? host.getPlaces(around.join('\n'))[0] : callerOfLibrary(frames))
  }

  // The caches are asked for twice a second.
  const placeOf = onceForEach((trace: Entry['trace']) => attempt(() => findPlace(trace)))

  return {
    /**
     * Notes where an action comes from, cheaply.
     *
     * @param call - the call of the store that isn't over, if there is one
     * @param isItsAction - whether the store was called with this action
     */
    trace: (call: Error | undefined, isItsAction: boolean): Entry['trace'] => ({
      outer: call,
      ...(!isItsAction && { inner: deepError() }),
    }),
    /** The line that dispatched an action; undefined if it can't be known. */
    getPlace: ({ trace }: Pick<Entry, 'trace'>) => placeOf(trace),
  }
}

/** The lines of a stack trace that have an address: an engine may write the message before them. */
function getFrames(error: Error | undefined): string[] {
  const stack: unknown = error?.stack
  return typeof stack === 'string' ? stack.split('\n').filter(getAddress) : []
}

/** Where a frame is, without the name of the function, which depends on how that was called. */
function getAddress(frame: string): string | undefined {
  return /([^\s(@]+:\d+:\d+)\)?$/.exec(frame)?.[1]
}

/** Where the library has the `dispatch` that middleware gets: this middleware answers with the frames around its own call. */
function findEntrance({ redux }: RecorderHost): string | undefined {
  let call: ((action: object) => unknown) | undefined
  const watch = ({ dispatch }: { dispatch: typeof call }) => {
    call = dispatch
    return () => () => getFrames(deepError())
  }
  redux().applyMiddleware(watch as never)((() => ({})) as never)(undefined as never)
  // The first two are `deepError` and this middleware.
  const [, , entrance = ''] = call?.({}) as string[]
  return getAddress(entrance)
}

/** An error whose stack also has what is far from here. */
export function deepError(): Error {
  const limit = PlainError.stackTraceLimit
  PlainError.stackTraceLimit = FRAMES
  try {
    return new PlainError()
  } finally {
    PlainError.stackTraceLimit = limit
  }
}
