import type { RunPlace } from '../protocol/messages'
import type { Entry } from './history'
import type { RecorderHost } from './host'

/** So many dispatches are also seen from the reducer, to learn which lines of the sample belong to its middleware. */
const LEARNING = 20

/** Frames of a stack that is seen from a reducer: it has those of all middleware. */
const FRAMES = 40

// Whoever redefines it changes nothing here.
const { Error: PlainError } = globalThis

/** Finds the lines that dispatched actions. */
export interface Places {
  /** Notes where an action comes from, cheaply. */
  trace: (outer: Error | undefined) => Entry['trace']
  /** The line that dispatched an action; undefined if it can't be known. */
  placeOf: (entry: Entry) => RunPlace | undefined
}

/**
 * Makes what finds places. An action that was dispatched at the store comes from where the store was called. One that a thunk or a
 * middleware dispatches doesn't pass there, and is seen from the reducer alone. In between are the lines of the sample's own
 * middleware that hand each action on: they are learned from actions that were seen from both.
 */
export function createPlaces(host: RecorderHost): Places {
  const passedOn = new Set<string>()
  const learning: Entry['trace'][] = []
  let learnings = 0

  function trace(outer: Error | undefined): Entry['trace'] {
    if (outer && learnings >= LEARNING) return { outer }
    const found = { outer, inner: deepError() }
    if (outer) {
      learnings += 1
      learning.push(found)
    }
    return found
  }

  /** Notes the places between the store and the reducer. */
  function learn(): void {
    for (const { outer, inner } of learning.splice(0)) {
      const around = placesOf(outer)
      const all = placesOf(inner)
      for (const place of all.slice(0, all.length - around.length)) passedOn.add(keyOf(place))
    }
  }

  function placesOf(error: Error | undefined): readonly RunPlace[] {
    try {
      const stack: unknown = error?.stack
      return typeof stack === 'string' ? host.placesOf(stack) : []
    } catch {
      return []
    }
  }

  return {
    trace,
    placeOf(entry) {
      learn()
      const { outer, inner } = entry.trace
      if (outer) return placesOf(outer)[0]
      return placesOf(inner).find((place) => !passedOn.has(keyOf(place)))
    },
  }
}

function keyOf({ file, line, column }: RunPlace): string {
  return `${file}:${line}:${column}`
}

/** An error whose stack also has what is far from here. */
function deepError(): Error {
  const limit = PlainError.stackTraceLimit
  PlainError.stackTraceLimit = FRAMES
  try {
    return new PlainError()
  } finally {
    PlainError.stackTraceLimit = limit
  }
}
