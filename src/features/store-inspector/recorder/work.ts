import { INSPECTOR_LIMITS, type RunPlace, type WorkNote } from '../protocol/messages'
import { cut } from '../shared/words'
import type { ReadingHost } from './host'
import type { Rows } from './rows'

/** Why a component rendered, or a selector was computed. Values are kept as they were: they are read when somebody asks. */
export type Cause =
  | { kind: 'first' }
  | { kind: 'store' | 'state' | 'prop' | 'context' | 'input'; name?: string; before: unknown; after: unknown }
  /** @property name - of the component around it */
  | { kind: 'parent'; name: string }
  /** No input of a selector is another one. */
  | { kind: 'forgotten' }
  /** The selector itself is another one, made in the same place. */
  | { kind: 'renewed' }

/** A component that rendered, or a selector that was computed. */
export interface Work {
  kind: 'component' | 'selector'
  name: string
  place: RunPlace | undefined
  causes: readonly Cause[]
}

/** What was done after the actions of a run. */
export type WorkLog = ReturnType<typeof createWorkLog>

/** Of one run. */
const MOST = 3000
/** What two values are compared by. */
const COMPARED = { nodes: 1000, depth: 8, text: 400, characters: 20_000 }
/** Characters of a value. */
const VALUE = 60
/** What RTK Query keeps of a request beside its result. */
const BOOKKEEPING = /^(requestId|startedTimeStamp|fulfilledTimeStamp|originalArgs|endpointName|currentData)$/
/** Properties that are named where an object is another one. */
const NAMED = 4
/** Characters of an input selector. */
const INPUT = 60

// Whoever redefines these changes nothing here.
const { stringify } = JSON
const getCode = Object.getOwnPropertyDescriptor(Function.prototype, 'toString')?.value as () => string

/**
 * Makes what notes the work of components and selectors.
 *
 * @param getLast - the last action of each store, by which work is found again
 */
export function createWorkLog(host: ReadingHost, rows: Rows, getLast: () => (number | undefined)[]) {
  const { own, getKeys } = host
  const notes: { work: Work; last: (number | undefined)[] }[] = []
  const inputsBefore = new WeakMap<object, ArrayLike<unknown>>()
  /** Where selectors were computed. */
  const seen = new Set<string>()
  let ignored: (number | undefined)[] | undefined

  function add(work: Work): void {
    const last = getLast()
    if (ignored && last.every((id, store) => id === ignored?.[store])) return
    ignored = undefined
    notes.push({ work, last })
    if (notes.length > MOST) notes.shift()
  }

  const described = (value: unknown): string => stringify(host.describe(value, COMPARED))
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

  /** What differs of two objects: `isFetching: false → true`; of other values, both. */
  function getDifference(before: unknown, after: unknown): string {
    const isPair = isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after)
    const isOther = (key: string): boolean => !Object.is(own(before, key), own(after, key))
    const keys = isPair ? [...new Set([...getKeys(before), ...getKeys(after)])].filter(isOther) : []
    const both = (one: unknown, other: unknown): string =>
      [one, other].map((value) => cut(rows.getPreview(value), VALUE)).join(' → ')
    if (keys.length === 0) return both(before, after)
    const told = keys.filter((key) => !BOOKKEEPING.test(key))
    const named = (told.length > 0 ? told : keys)
      .slice(0, NAMED)
      .map((key) => `${key}: ${both(own(before, key), own(after, key))}`)
    return named.join(', ') + (told.length > NAMED ? ', …' : '')
  }

  function getWords(cause: Cause, kind: Work['kind']): { text: string; isWasteful: boolean } {
    if (!('before' in cause)) return { text: getPlainWords(cause, kind), isWasteful: false }
    const { before, after } = cause
    const what = `${SUBJECTS[cause.kind]}${cause.name === undefined ? '' : ` ${cause.name}`}`
    if (isObject(before) && isObject(after) && described(before) === described(after)) {
      const text = `${what} is a new reference with equal content: ${rows.getPreview(after)}`
      return { text, isWasteful: true }
    }
    if (typeof before === 'function' && typeof after === 'function')
      return { text: `${what} is a new function`, isWasteful: true }
    return { text: `${what} changed: ${getDifference(before, after)}`, isWasteful: false }
  }

  function tell({ kind, name, place, causes }: Work): WorkNote {
    const words = causes.slice(0, INSPECTOR_LIMITS.causes).map((cause) => getWords(cause, kind))
    return {
      kind,
      name: cut(name, INSPECTOR_LIMITS.type),
      causes: words.map(({ text }) => cut(text, INSPECTOR_LIMITS.text)),
      isWasteful: words.length > 0 && words.every(({ isWasteful }) => isWasteful),
      place,
    }
  }

  /** @param changed - inputs of a selector */
  function getCauses(place: RunPlace, isFirst: boolean, changed: Cause[]): Cause[] {
    const key = `${place.file}:${place.line}:${place.column}`
    const isKnown = seen.has(key)
    seen.add(key)
    if (isFirst) return [{ kind: isKnown ? 'renewed' : 'first' }]
    return changed.length > 0 ? changed : [{ kind: 'forgotten' }]
  }

  /** What is called by every selector that is computed. */
  function watchSelector(
    compute: object,
    inputSelectors: readonly unknown[],
    inputs: ArrayLike<unknown>,
  ): void {
    const place = host.getPlaceOf(compute)
    if (!place) return
    const earlier = inputsBefore.get(compute)
    const now = Array.from(inputs)
    inputsBefore.set(compute, now)
    const changed = now.flatMap((after, index): Cause[] => {
      const before = earlier?.[index]
      if (Object.is(after, before)) return []
      return [{ kind: 'input', name: getInput(inputSelectors[index], index), before, after }]
    })
    const causes = getCauses(place, !earlier, changed)
    add({ kind: 'selector', name: `selector of line ${place.line}`, place, causes })
  }

  return {
    add,
    watchSelector,
    /** The actions of a store aren't there any more. */
    forget: (store: number) => notes.forEach(({ last }) => (last[store] = undefined)),
    /** What was done after an action of a store, before the next one; if that is nothing, the next action after which something was. */
    after(store: number, action: number): { work: WorkNote[]; nextWork?: number | undefined } {
      const found = notes.filter(({ last }) => last[store] === action).slice(0, INSPECTOR_LIMITS.work)
      if (found.length > 0) return { work: found.map(({ work }) => tell(work)) }
      return { work: [], nextWork: notes.find(({ last }) => (last[store] ?? 0) > action)?.last[store] }
    },
    /** What is done from here to the next action is what the reader has caused, by showing another state. */
    ignore() {
      ignored = getLast()
    },
  }
}

const SUBJECTS = {
  store: 'what it reads from a store',
  state: 'its state',
  prop: 'its prop',
  context: 'a context',
  input: 'its input',
} as const

function getPlainWords(cause: Exclude<Cause, { before: unknown }>, kind: Work['kind']): string {
  if (cause.kind === 'parent') return `its parent ${cause.name} rendered`
  if (cause.kind === 'renewed') return 'the selector was made anew, so there was no earlier result'
  if (cause.kind === 'forgotten') return 'no input changed, but its result was no longer kept'
  return kind === 'component' ? 'it came onto the screen' : 'it was computed for the first time'
}

function getInput(selector: unknown, index: number): string {
  const code = typeof selector === 'function' ? Reflect.apply(getCode, selector, []) : ''
  // What is put into functions against endless loops isn't the reader's.
  const text = code.replace(/[\w$]+\.sample\.guard\(\),\s*/g, '')
  const isShort = text !== '' && text.length <= INPUT && !text.includes('\n')
  return isShort ? text : String(index + 1)
}
