/** Which challenges this browser has seen solved, by their ids: the version of each, and whether by a given solution. */
const KEY = 'challenges-solved'
/** Stands behind the version of a challenge that was solved by a given solution. */
const GIVEN = ' given'

/** The reader may have written something else than texts. */
type Solved = Readonly<Record<string, unknown>>

/** How a challenge was solved. */
export interface SolvedChallenge {
  /** Of the challenge at that time. */
  version: string
  /** Whether the reader has used a solution of the site. */
  isGiven: boolean
}

/** What this visit has solved, if the browser couldn't store it. */
let unwritten: Solved = {}
const listeners = new Set<() => void>()

/** The solved challenges, by id. */
export function readSolved(): ReadonlyMap<string, SolvedChallenge> {
  return new Map(Object.entries(solvedNow()).map(([id, entry]) => [id, readEntry(entry)]))
}

/**
 * Notes that a challenge is solved. What a reader has solved alone stays so, also when a given solution is used later.
 *
 * @returns whether the browser will know it after the page is closed
 */
export function noteSolved(id: string, { version, isGiven }: SolvedChallenge): boolean {
  const { [id]: before, ...others } = solvedNow()
  const isOwn = before !== undefined && !readEntry(before).isGiven
  return write({ ...others, [id]: isOwn && isGiven ? before : `${version}${isGiven ? GIVEN : ''}` })
}

/**
 * Forgets all solved challenges.
 *
 * @returns a function that brings them back
 */
export function forgetSolved(): () => void {
  const before = solvedNow()
  write({})
  return () => void write({ ...before, ...solvedNow() })
}

/** Calls a function when a challenge has been solved, or all are forgotten, in this tab or in another one. */
export function onSolved(listener: () => void): void {
  listeners.add(listener)
  addEventListener('storage', ({ key }) => {
    // Without a key, everything was removed.
    if (key === KEY || key === null) listener()
  })
}

const solvedNow = (): Solved => ({ ...readStored(), ...unwritten })

function readEntry(entry: unknown): SolvedChallenge {
  const text = String(entry)
  const isGiven = text.endsWith(GIVEN)
  return { version: isGiven ? text.slice(0, -GIVEN.length) : text, isGiven }
}

/** @returns whether it is stored */
function write(solved: Solved): boolean {
  const isStored = store(solved)
  unwritten = isStored ? {} : solved
  for (const listener of listeners) listener()
  return isStored
}

function store(solved: Solved): boolean {
  try {
    if (Object.keys(solved).length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(solved))
    return true
  } catch {
    // Storage is blocked or full.
    return false
  }
}

/** The reader may have written something else. Whatever it is, its names are those of no challenge. */
function readStored(): Solved {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Solved | null) }
  } catch {
    return {}
  }
}
