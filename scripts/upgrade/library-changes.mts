import type { Library } from './installed.mjs'

/** What differs between two versions of the library, a line each. */
export function describeChanges(earlier: Library, now: Library): string[] {
  const before = Object.keys(earlier.members)
  const after = Object.keys(now.members)
  const retyped = retypedMembers(earlier, now)
  return [
    ...line('New exports', without(now.exports, earlier.exports)),
    ...line('Gone exports', without(earlier.exports, now.exports)),
    ...line('New members', without(after, before)),
    ...line('Gone members', without(before, after)),
    ...line('Members of another type, which the tables take over', retyped),
    ...line('Defaults', changed(earlier.defaults, now.defaults)),
    ...line('Ranges', changed(earlier.ranges, now.ranges)),
  ]
}

/** Exports and members that `now` has and `earlier` has not. */
export function newNames(earlier: Library, now: Library): string[] {
  return [
    ...without(now.exports, earlier.exports),
    ...without(Object.keys(now.members), Object.keys(earlier.members)),
  ]
}

type Values = Readonly<Record<string, string>>

function changed(earlier: Values, now: Values): string[] {
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(now)])]
  const valueIn = (values: Values, name: string) => (values[name] ?? 'none').replace(/\s+/g, ' ')
  return names
    .filter((name) => valueIn(earlier, name) !== valueIn(now, name))
    .map((name) => `${name} ${valueIn(earlier, name)} → ${valueIn(now, name)}`)
}

/** Members that both have, with another type. */
export function retypedMembers(earlier: Library, now: Library): string[] {
  return Object.keys(now.members).filter(
    (name) => name in earlier.members && earlier.members[name] !== now.members[name],
  )
}

export function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return names.filter((name) => !known.has(name))
}

function line(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${[...names].sort().join(', ')}`]
}
