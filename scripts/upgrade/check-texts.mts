// Lists missing and superfluous texts about errors for the installed library, one per line.
import { REMEDIES } from '../../src/features/error-messages/remedies'
import { templateOf } from '../../src/features/error-messages/template-parts'
import { extractErrorCodes } from '../../src/features/api-reference/build/error-codes'
import { extractMessages } from '../../src/features/api-reference/build/messages/extract-messages'
import { compareMessages, TEXT_FILES } from '../../src/features/api-reference/build/messages/gate'
import { libraryDirectory } from '../../src/lib/build/library-files'

const FILE = 'src/features/error-messages/remedies.ts'

const directory = libraryDirectory(process.cwd())
const { codes } = extractErrorCodes(directory)
const problems = [
  ...codes
    .filter(({ code }) => !(code in REMEDIES))
    .map(
      ({ code, message }) =>
        `${FILE}: write a remedy of error ${code}: ${JSON.stringify(templateOf(message))}`,
    ),
  ...Object.keys(REMEDIES)
    .filter((code) => !codes.some((known) => known.code === Number(code)))
    .map((code) => `${FILE}: the library has no error ${code} any more; remove its remedy`),
  ...compareMessages(extractMessages(directory, codes), TEXT_FILES),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
