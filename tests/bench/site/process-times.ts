/**
 * Reads what the shell's `times` prints: two lines, of the shell and of all that it started, each user and system
 * time like `1m2.345s`.
 *
 * @returns the user seconds of what it started
 * @throws Error when the text is another one
 */
export function userSecondsOf(text: string): number {
  const [, minutes, seconds] = /^\S+ \S+\s+(\d+)m([\d.]+)s \S+\s*$/.exec(text) ?? []
  if (minutes === undefined || seconds === undefined) {
    throw new Error(`The shell's "times" printed ${JSON.stringify(text)}, which can't be read.`)
  }
  return Number(minutes) * 60 + Number(seconds)
}

/** What is known of a process. */
export interface ProcessFacts {
  id: number
  parent: number
  kilobytes: number
}

/** The memory of a process and of all below it, in kB. */
export function memoryOfTree(root: number, processes: readonly ProcessFacts[]): number {
  const own = processes.find(({ id }) => id === root)?.kilobytes ?? 0
  const below = processes.filter(({ parent }) => parent === root)
  return below.reduce((total, { id }) => total + memoryOfTree(id, processes), own)
}
