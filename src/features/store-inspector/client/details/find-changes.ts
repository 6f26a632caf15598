import { create } from 'jsondiffpatch'

import type { Described } from '../../shared/described'
import { createMirrors, getIdentity, isIndex, type Mirrors } from './mirror'

/** What became of a value. */
export type Change =
  | { kind: 'added'; after: Described }
  | { kind: 'removed'; before: Described }
  | { kind: 'changed'; before: Described; after: Described }
  | Inside

/** Something in an object or array is another one. */
interface Inside {
  kind: 'inside'
  isArray: boolean
  /** By key or index; of an array, by the index after the change. */
  parts: ReadonlyMap<string, Change>
  /** Of an array: what was removed, by its earlier index. Of objects and long arrays, it is among `parts`. */
  removed: readonly { index: string; before: Described }[]
  /** Of an array: earlier indexes, by the later ones. */
  moved: ReadonlyMap<string, string>
}

const comparison = create({ objectHash: getIdentity })

/** What is different in `after`, if anything is. Objects in arrays are matched by their ids. */
export function findChanges(before: Described, after: Described): Change | undefined {
  const mirrors = createMirrors(before, after)
  const delta: unknown = comparison.diff(mirrors.before, mirrors.after)
  return delta === undefined ? undefined : readDelta(delta, mirrors)
}

/** Reads the format of jsondiffpatch: `[after]`, `[before, after]`, `[before, 0, 0]`, or an object of such by keys. */
function readDelta(delta: unknown, mirrors: Mirrors): Change {
  if (!Array.isArray(delta)) return readInside(delta as Readonly<Record<string, unknown>>, mirrors)
  const [first, second] = delta as readonly unknown[]
  if (delta.length === 1) return { kind: 'added', after: mirrors.getOriginal(first) }
  if (delta.length === 2)
    return { kind: 'changed', before: mirrors.getOriginal(first), after: mirrors.getOriginal(second) }
  return { kind: 'removed', before: mirrors.getOriginal(first) }
}

/** Beside the items of an array: `['', index, 3]` for one that moved there. */
const MOVED = 3

function readInside({ _t: type, ...places }: Readonly<Record<string, unknown>>, mirrors: Mirrors): Inside {
  const isArray = type === 'a'
  const parts = new Map<string, Change>()
  const removed: { index: string; before: Described }[] = []
  const moved = new Map<string, string>()
  for (const [key, part] of Object.entries(places)) {
    const unmarked = key.slice(1)
    if (!isArray) parts.set(unmarked, readDelta(part, mirrors))
    else if (!key.startsWith('_')) parts.set(key, readDelta(part, mirrors))
    else if (!Array.isArray(part)) continue
    else if (part[2] === MOVED) moved.set(String(part[1]), unmarked)
    else removed.push({ index: unmarked, before: mirrors.getOriginal(part[0]) })
  }
  return { kind: 'inside', isArray: isArray || Object.keys(places).every(isIndex), parts, removed, moved }
}

/** A difference, with where it is. */
export interface ChangedPlace {
  path: string
  change: Exclude<Change, Inside> | { kind: 'moved'; from: string }
}

/** All differences, each with its path from the root, such as `cart.items[0].quantity`. */
export function listChanges(change: Change | undefined, path = ''): ChangedPlace[] {
  if (!change) return []
  if (change.kind !== 'inside') return [{ path, change }]
  const { isArray, parts, removed, moved } = change
  const step = (key: string): string => (isArray ? `${path}[${key}]` : joined(path, key))
  return [
    ...removed.map(({ index, before }) => ({
      path: step(index),
      change: { kind: 'removed' as const, before },
    })),
    ...[...moved].map(([to, from]) => ({ path: step(to), change: { kind: 'moved' as const, from } })),
    ...[...parts].flatMap(([key, part]) => listChanges(part, step(key))),
  ]
}

/** The path of a part, as code would have it. */
export function joined(path: string, key: string): string {
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}
