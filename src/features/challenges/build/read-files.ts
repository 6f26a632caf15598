import type { Code } from 'mdast'

import type { Attempt, Challenge, ChallengeFile } from './challenge'

/** The files of a challenge, by what they are for. */
export interface ChallengeFiles extends Pick<Challenge, 'start' | 'solutions' | 'wrong'> {
  tests?: ChallengeFile
}

/** What the word in a fence's tags says that the file is for. */
const ROLE = /(?:^|\s)(start|solution|wrong|tests)(?:="([^"]*)")?(?=\s|$)/
const TITLE = /(?:^|\s)title="([^"]*)"/

/**
 * Sorts the fences of a challenge by their tags.
 *
 * @param report - is told of a fence that is for nothing, or a second file of tests
 */
export function readFiles(
  codes: readonly Code[],
  report: (line: number, message: string) => void,
): ChallengeFiles {
  const files: ChallengeFiles = { start: [], solutions: [], wrong: [] }
  for (const code of codes) {
    const line = code.position?.start.line ?? 1
    const [whole = '', role, label = ''] = ROLE.exec(code.meta ?? '') ?? []
    const file = fileOf(code, line, whole)
    if (role === 'start') files.start.push(file)
    else if (role === 'solution') addTo(files.solutions, label, file)
    else if (role === 'wrong') addTo(files.wrong, label, file, file.title)
    else if (role === undefined) {
      report(line, 'The fence doesn’t say what it is for: tag it start, solution, wrong="…" or tests.')
    } else if (files.tests) report(line, 'The challenge has tests already: put all of them into one file.')
    else files.tests = file
  }
  return files
}

function fileOf({ lang, meta, value }: Code, line: number, role: string): ChallengeFile {
  const words = (meta ?? '').replace(role, ' ').replaceAll(/\s+/g, ' ').trim()
  return { title: TITLE.exec(words)?.[1] ?? '', language: lang ?? '', meta: words, code: value, line }
}

/** @param apart - a file of this title begins another attempt, even if the one before has the same label */
function addTo(attempts: Attempt[], label: string, file: ChallengeFile, apart?: string): void {
  const last = attempts.filter((attempt) => attempt.label === label).at(-1)
  const isRepeated = last?.files.some(({ title }) => title === apart) ?? false
  if (last && !isRepeated) last.files.push(file)
  else attempts.push({ label, files: [file] })
}
