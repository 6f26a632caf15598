import { isFileName } from '../../shared/file-name'

const WRONG_NAME =
  'A name like src/cart.ts: letters, digits, - and _, with the ending .ts, .tsx, .js or .jsx.'
const TAKEN = 'There is a file of this name.'
const PACKAGES = 'node_modules is the folder of installed packages. Choose another folder.'

/**
 * Says what is wrong with the name that a reader gives a file.
 *
 * @param taken - the names of the other files
 * @returns an empty text for a good name
 */
export function nameError(name: string, taken: readonly string[]): string {
  if (!isFileName(name)) return WRONG_NAME
  if (/(?:^|\/)node_modules\//i.test(name)) return PACKAGES
  if (taken.includes(name)) return TAKEN
  const alike = taken.find((other) => other.toLowerCase() === name.toLowerCase())
  // In the downloaded project, one of the two would replace the other.
  return alike === undefined
    ? ''
    : `There is ${alike} already. Windows and macOS don’t tell apart names that differ only in case.`
}
