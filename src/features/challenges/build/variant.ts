import { HELPER_CODE, TEST_HELPER } from '../shared/test-helper'
import type { PageText } from '../../checked-samples/build/generated-pages'
import type { Attempt, Challenge, ChallengeFile } from './challenge'

/** A challenge with the files of an attempt, as a page that the check of samples can read. */
export interface Variant extends PageText {
  /** The files in their order, the tests last, if they belong to it. */
  files: readonly ChallengeFile[]
  /** The line of the challenge's text, from 1, for a line of the page. */
  sourceLine: (line: number) => number
}

/** The helper of tests comes first. */
const HELPER: ChallengeFile = {
  title: TEST_HELPER,
  language: 'ts',
  meta: `title="${TEST_HELPER}" setup`,
  code: HELPER_CODE.trimEnd(),
  line: 1,
}

/**
 * Makes the page of a variant.
 *
 * @param name - tells the variants of a challenge apart
 * @param attempt - its files take the place of those of the same title that the challenge starts with
 * @param hasTests - without them, the page says only whether the files compile
 */
export function createVariant(
  challenge: Challenge,
  name: string,
  attempt?: Attempt,
  hasTests = true,
): Variant {
  const changed = new Map(attempt?.files.map((file) => [file.title, file]))
  const kept = challenge.start.map((file) => changed.get(file.title) ?? file)
  const added = [...changed.values()].filter((file) => !kept.includes(file))
  const files = [...kept, ...added, ...(hasTests ? [asProof(challenge.tests)] : [])]
  const lines: { text: string; source: number }[] = []
  for (const file of hasTests ? [HELPER, ...files] : files) {
    const source = file === HELPER ? challenge.line : file.line
    const fence = [`\`\`\`${file.language} ${file.meta}`, ...file.code.split('\n'), '```', '']
    lines.push(...fence.map((text, index) => ({ text, source: file === HELPER ? source : source + index })))
  }
  return {
    path: challenge.source.replace(/\.mdx$/, `~${challenge.id}~${name}.mdx`),
    text: lines.map(({ text }) => text).join('\n'),
    files,
    sourceLine: (line) => lines[line - 1]?.source ?? challenge.line,
  }
}

/** The tests run as what readers open on request, which belongs to the file that it proves. */
function asProof(tests: ChallengeFile): ChallengeFile {
  const isExecuted = /(^|\s)(run|dom|server=)/.test(tests.meta)
  return { ...tests, meta: `${tests.meta} ${isExecuted ? '' : 'run '}proof` }
}
