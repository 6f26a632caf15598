/** What a budget can grow with. */
export type Unit = 'entry' | 'word' | 'page of the site' | 'link of the menu' | 'known error'

/** How many of each there are. */
export type Counts = Readonly<Partial<Record<Unit, number>>>

/** The most that something may weigh, in bytes after Brotli at its best quality. */
export interface Budget {
  /** The subject of a sentence about it. */
  name: string
  /** What it may weigh whatever it holds. */
  fixed?: number
  /** What it may weigh besides, for each of these. */
  per?: Counts
  /** What usually makes it smaller: sentences. */
  remedy: string
}

/** What something weighs, in bytes after Brotli at its best quality. */
export interface Measured {
  bytes: number
  counts: Counts
  /** What its named parts weigh. */
  parts: Readonly<Record<string, number>>
  /** What its parts weighed when sizes were recorded. */
  recorded: Readonly<Record<string, number>>
  /** Which one it is, if several have the same budget: the address of a page. */
  of?: string
}

/** A warning is due when less than this part of a budget is free. */
const NARROW = 0.05

/** The terms of a budget: bytes for each of a unit, and how many there are. */
export function termsOf(
  { per = {}, name }: Budget,
  counts: Counts,
): [unit: Unit, each: number, count: number][] {
  return (Object.entries(per) as [Unit, number][]).map(([unit, each]) => {
    const count = counts[unit]
    if (count === undefined)
      throw new Error(`${name} has a budget for each ${unit}, but these aren't counted.`)
    return [unit, each, count]
  })
}

/** The most bytes that are allowed, in whole ones. */
export function limitOf(budget: Budget, counts: Counts): number {
  const growing = termsOf(budget, counts).reduce((sum, [, each, count]) => sum + each * count, 0)
  return Math.floor((budget.fixed ?? 0) + growing)
}

/** Whether the next change may exceed the budget. */
export function isNarrow(budget: Budget, { bytes, counts }: Measured): boolean {
  const limit = limitOf(budget, counts)
  return bytes <= limit && bytes > limit * (1 - NARROW)
}
