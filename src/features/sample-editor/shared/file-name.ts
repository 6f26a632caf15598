/** The longest name of a file that a reader may add, in characters. */
const LONGEST_FILE_NAME = 60

const FILE_NAME = /^(?:[\w-]+\/)*[\w-][\w.-]*\.[jt]sx?$/

/** Whether a reader may give a file this name: a path without dots, and the ending of a script. */
export function isFileName(name: string): boolean {
  return name.length <= LONGEST_FILE_NAME && FILE_NAME.test(name)
}
