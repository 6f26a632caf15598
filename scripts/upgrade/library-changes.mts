import type { Library } from './installed.mjs'

/** What differs between two versions of the library, a line each. */
export function describeChanges(earlier: Library, now: Library): string[] {
  const before = Object.keys(earlier.members)
  const after = Object.keys(now.members)
  const retyped = after.filter(
    (name) => name in earlier.members && earlier.members[name] !== now.members[name],
  )
  return [
    ...line('New exports', without(now.exports, earlier.exports)),
    ...line('Gone exports', without(earlier.exports, now.exports)),
    ...line('New members', without(after, before)),
    ...line('Gone members', without(before, after)),
    ...line('Members of another type, which the tables take over', retyped),
    ...line('Ranges', changedRanges(earlier, now)),
  ]
}

/** Exports and members that `now` has and `earlier` has not. */
export function newNames(earlier: Library, now: Library): string[] {
  return [
    ...without(now.exports, earlier.exports),
    ...without(Object.keys(now.members), Object.keys(earlier.members)),
  ]
}

function changedRanges(earlier: Library, now: Library): string[] {
  const names = [...new Set([...Object.keys(earlier.ranges), ...Object.keys(now.ranges)])]
  return names
    .filter((name) => earlier.ranges[name] !== now.ranges[name])
    .map((name) => `${name} ${earlier.ranges[name] ?? 'none'} → ${now.ranges[name] ?? 'none'}`)
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return names.filter((name) => !known.has(name))
}

function line(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${title}: ${[...names].sort().join(', ')}`]
}
