/** Which challenges this browser has seen solved, by their ids: the version of each, in the order in which they were solved. */
const KEY = 'challenges-solved'

type Solved = Readonly<Record<string, string>>

/** What this visit has solved, if the browser couldn't store it. */
let unwritten: Solved = {}
const listeners = new Set<() => void>()

/** The versions of the solved challenges, by id; the last one was solved last. */
export function readSolved(): ReadonlyMap<string, string> {
  return new Map(Object.entries({ ...readStored(), ...unwritten }))
}

/**
 * Notes that a challenge is solved.
 *
 * @returns whether the browser will know it after the page is closed
 */
export function noteSolved(id: string, version: string): boolean {
  const before = Object.entries({ ...readStored(), ...unwritten }).filter(([other]) => other !== id)
  const solved = Object.fromEntries([...before, [id, version]])
  const isStored = store(JSON.stringify(solved))
  unwritten = isStored ? {} : solved
  for (const listener of listeners) listener()
  return isStored
}

/** Calls a function when a challenge has been solved, in this tab or in another one. */
export function onSolved(listener: () => void): void {
  listeners.add(listener)
  addEventListener('storage', ({ key }) => {
    // Without a key, everything was removed.
    if (key === KEY || key === null) listener()
  })
}

function store(text: string): boolean {
  try {
    localStorage.setItem(KEY, text)
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
