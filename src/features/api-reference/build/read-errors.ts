import type { ErrorCodeList } from '../../error-messages/types'
import { hashFiles } from '../../../lib/build/hash'
import { openStepCache } from '../../../lib/build/step-cache'
import { extractErrorCodes } from './error-codes'
import { extractMessages, type LibraryMessage } from './messages/extract-messages'
import { ENTRY_POINTS, libraryDirectory } from '../../../lib/build/library-files'

/** The errors that the installed library throws, and the messages that it prints. */
interface LibraryErrors {
  codes: ErrorCodeList
  /** Those without a number. */
  messages: LibraryMessage[]
}

/** The files that the errors are read from, relative to the library's folder. */
const READ = [
  'package.json',
  ...ENTRY_POINTS.flatMap(({ readable, production }) => [`dist/${readable}`, `dist/${production}`]),
]

/**
 * Reads all errors of the installed library, once for each state of it.
 *
 * @param siteDir - the folder that holds `node_modules`
 * @throws Error as {@link extractErrorCodes} and {@link extractMessages} do
 */
export function readErrors(siteDir: string): LibraryErrors {
  const directory = libraryDirectory(siteDir)
  const cache = openStepCache<LibraryErrors>(siteDir, 'library-errors')
  const errors = cache.get(hashFiles(directory, READ), () => {
    const codes = extractErrorCodes(directory)
    return { codes, messages: extractMessages(directory, codes.codes) }
  })
  cache.save()
  return errors
}
