import { javascriptName } from '../../checked-samples/shared/code-choices'

/** The longest name of a file that a reader may add, in characters. */
const LONGEST = 60
/** A path without dots, and the ending of a script. */
const FILE_NAME = /^(?:[\w-]+\/)*[\w-][\w.-]*\.[jt]sx?$/
const WRONG_NAME =
  'A name like src/cart.ts: letters, digits, - and _, with the ending .ts, .tsx, .js or .jsx.'
const TAKEN = 'There is a file of this name.'
const PACKAGES = 'node_modules is the folder of installed packages. Choose another folder.'

/** The names that a file of a sample takes: it has one in each language. */
export const getNames = (name: string): string[] => [...new Set([name, javascriptName(name)])]

/**
 * Says what is wrong with the name that a reader, or the address of a shared sample, gives a file.
 *
 * @param taken - the names of the other files
 * @returns an empty text for a good name
 */
export function nameError(name: string, taken: readonly string[]): string {
  if (name.length > LONGEST || !FILE_NAME.test(name)) return WRONG_NAME
  if (/(?:^|\/)node_modules\//i.test(name)) return PACKAGES
  if (taken.includes(name)) return TAKEN
  const alike = taken.find((other) => other.toLowerCase() === name.toLowerCase())
  // In the downloaded project, one of the two would replace the other.
  return alike === undefined
    ? ''
    : `There is ${alike} already. Windows and macOS don’t tell apart names that differ only in case.`
}
