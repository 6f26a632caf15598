import {
  compareMessages,
  extractErrorCodes,
  extractMessages,
  readTextFiles,
} from '../../src/features/api-reference/build/upgrade'
import { readRemedies, REMEDIES_FILE } from '../../src/features/error-messages/build/read-texts'
import { templateOf } from '../../src/features/error-messages/template-parts'
import { libraryDirectory } from '../../src/lib/build/library-files'
import { readLines, type Finding } from './findings.mjs'

/** Missing and superfluous texts about errors of the installed library. */
export function faultsOfTexts(): Finding[] {
  const directory = libraryDirectory(process.cwd())
  const remedies = readRemedies('.')
  const { codes } = extractErrorCodes(directory)
  const known = new Set(codes.map(({ code }) => String(code)))
  const missing = codes
    .filter(({ code }) => !(code in remedies))
    .map(({ code, message }) => `write a remedy of error ${code}: ${JSON.stringify(templateOf(message))}`)
  const superfluous = Object.keys(remedies)
    .filter((code) => !known.has(code))
    .map((code) => `the library has no error ${code} any more; remove its remedy`)
  return [
    ...[...missing, ...superfluous].map((message) => ({ place: REMEDIES_FILE, message })),
    ...readLines(compareMessages(extractMessages(directory, codes), readTextFiles('.')).join('\n')),
  ]
}
