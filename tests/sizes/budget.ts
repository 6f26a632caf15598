/** What a budget can grow with. */
type Unit = 'entry' | 'word' | 'page of the site' | 'link of the menu' | 'known error'

/** How many of each there are. */
type Counts = Readonly<Partial<Record<Unit, number>>>

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
  counts: Counts
  /** What its named parts weigh. */
  parts: Readonly<Record<string, number>>
  /** Which one it is, if several have the same budget: the address of a page. */
  of?: string
}

/** Where limits are written. */
const FILE = 'tests/sizes/budgets.ts'
/** A warning is due when less than this part of a budget is free. */
const NARROW = 0.05

/** Compares something with its budget, and says what to do if that fails. Warns when little is free, so that the next change doesn't exceed it. */
export function hold(budget: Budget, { counts, parts, of }: Measured) {
  const terms = Object.entries(budget.per ?? {}).map(([unit, each]) => {
    const count = counts[unit as Unit]
    if (count === undefined)
      throw new Error(`${budget.name} has a budget for each ${unit}, but these aren't counted.`)
    return { bytes: each * count, text: `${each} for each ${unit}, of which there are ${count}` }
  })
  const fixed = budget.fixed === undefined ? [] : [String(budget.fixed)]
  const limit = Math.floor(terms.reduce((sum, term) => sum + term.bytes, budget.fixed ?? 0))
  const bytes = Object.values(parts).reduce((sum, size) => sum + size, 0)
  const largest = Object.entries(parts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([name, size]) => `${name} ${size}`)
  const explanation = [
    `${budget.name}${of === undefined ? '' : ` of ${of}`} has ${bytes} bytes, the limit is ${limit}:`,
    `${[...fixed, ...terms.map(({ text }) => text)].join(', and ')} (${FILE}).`,
    `The largest parts: ${largest.join(', ')}. What usually helps: ${budget.remedy}`,
  ].join(' ')
  if (bytes <= limit && bytes > limit * (1 - NARROW)) console.warn(`Less than 5 % is free: ${explanation}`)
  return { bytes, limit, explanation }
}
