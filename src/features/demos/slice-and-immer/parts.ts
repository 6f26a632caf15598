import { current, isDraft, original } from '@reduxjs/toolkit'

/** An object or array of a state. */
export interface Part {
  path: string
  /** What it holds, in few characters. */
  text: string
  /** What has become of it, in words; empty for the state before. */
  mark: '' | 'same' | 'copied' | 'put in' | 'kept' | 'new'
}

/** The parts of the state before. */
export function partsBefore(state: object): Part[] {
  return objectsIn(state).map(([path, part]) => ({ path, text: textOf(part), mark: '' }))
}

/** The parts of a draft, and which of them a case reducer has written to. */
export function partsOfDraft(draft: object): Part[] {
  const plain = objectsIn(current(draft))
  return objectsIn(draft).map(([path, part], index) => {
    const mark = !isDraft(part) ? 'put in' : current(part) === original(part) ? 'same' : 'copied'
    return { path, text: textOf(plain[index]?.[1] ?? {}), mark }
  })
}

/** The parts of the next state, and which of them are the objects that were there before, at any place. */
export function partsOfNext(next: object, before: object): Part[] {
  const known = new Set(objectsIn(before).map(([, part]) => part))
  return objectsIn(next).map(([path, part]) => ({
    path,
    text: textOf(part),
    mark: known.has(part) ? 'kept' : 'new',
  }))
}

function objectsIn(value: object, path = ''): Array<readonly [path: string, part: object]> {
  const inner = Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return []
    return objectsIn(child, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
  })
  return [[path || 'state', value], ...inner]
}

function textOf(part: object): string {
  if (Array.isArray(part)) return `length ${part.length}`
  const own = Object.entries(part).filter(([, value]) => typeof value !== 'object')
  return own.length === 1 ? own[0]!.join(': ') : own.map(([, value]) => String(value)).join(' × ')
}
