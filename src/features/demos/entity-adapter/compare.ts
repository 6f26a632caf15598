import type { EntityState } from '@reduxjs/toolkit'

import type { Departure } from './departuresSlices'

/** The fields of a departure that the table shows. */
export const FIELDS = ['time', 'to', 'platform'] as const

/** An item of the table, and what has become of it. */
export interface Row {
  id: string
  fate: 'kept' | 'new' | 'added' | 'removed'
  /** By field: the value, or `before → after`. */
  cells: string[]
}

/** Compares two states of a collection, item by item: in the order of the second, then what is gone. */
export function compare(
  before: EntityState<Departure, string>,
  after: EntityState<Departure, string>,
): Row[] {
  const gone = before.ids.filter((id) => !after.ids.includes(id))
  return [...after.ids, ...gone].map((id) => {
    const [old, now] = [before.entities[id], after.entities[id]]
    return { id, fate: fateOf(old, now), cells: FIELDS.map((field) => cellOf(old, now, field)) }
  })
}

type Item = Departure | undefined

function fateOf(old: Item, now: Item): Row['fate'] {
  if (!old) return 'added'
  if (!now) return 'removed'
  return old === now ? 'kept' : 'new'
}

function cellOf(old: Item, now: Item, field: (typeof FIELDS)[number]): string {
  const [from, to] = [textOf(old, field), textOf(now, field)]
  return old && now && from !== to ? `${from} → ${to}` : textOf(now ?? old, field)
}

function textOf(item: Item, field: (typeof FIELDS)[number]): string {
  return String(item?.[field] ?? '–')
}
