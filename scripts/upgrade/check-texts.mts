// Lists missing and superfluous texts about errors for the installed library, one per line.
import { readRemedies, REMEDIES_FILE } from '../../src/features/error-messages/build/read-texts'
import { templateOf } from '../../src/features/error-messages/template-parts'
import {
  compareMessages,
  extractErrorCodes,
  extractMessages,
  readTextFiles,
} from '../../src/features/api-reference/build/upgrade'
import { libraryDirectory } from '../../src/lib/build/library-files'

const directory = libraryDirectory(process.cwd())
const remedies = readRemedies('.')
const { codes } = extractErrorCodes(directory)
const messages = [
  ...codes
    .filter(({ code }) => !(code in remedies))
    .map(
      ({ code, message }) =>
        `${REMEDIES_FILE}: write a remedy of error ${code}: ${JSON.stringify(templateOf(message))}`,
    ),
  ...Object.keys(remedies)
    .filter((code) => !codes.some((known) => known.code === Number(code)))
    .map((code) => `${REMEDIES_FILE}: the library has no error ${code} any more; remove its remedy`),
  ...compareMessages(extractMessages(directory, codes), readTextFiles('.')),
]
for (const message of messages) console.error(message)
if (messages.length > 0) process.exitCode = 1
