import { hashTexts } from '../../../lib/build/hash'
import { AuthorError } from '../../../lib/build/author-error'
import { editableFile, editableSample, type Fence } from '../../checked-samples/build/generated-pages'
import type {
  ChallengeData,
  Solution,
  TryFile,
  TrySample,
  TrySamples,
} from '../../sample-runtime/protocol/sample'
import { TEST_HELPER } from '../shared/test-helper'
import type { Challenge } from './challenge'
import type { CheckedAttempt, CheckedChallenge } from './check-challenges'

/** A challenge that readers can start. */
export interface PublishedChallenge extends CheckedChallenge {
  /** Where its sample is: the address of the file, and the name in it. */
  sample: { address: string; block: string }
  /** Tells apart challenges of one id whose files differ. */
  version: string
}

/**
 * Writes what the browser needs of each challenge.
 *
 * @param publish - writes samples, and returns their address
 * @throws AuthorError for a challenge that can't run in browsers
 */
export function publishChallenges(
  challenges: readonly CheckedChallenge[],
  publish: (name: string, samples: TrySamples) => string,
): PublishedChallenge[] {
  return challenges.map((checked, index) => {
    const { id, start, tests } = checked.challenge
    const version = hashTexts([...start, tests].map(({ title, code }) => `${title}\n${code}`)).slice(0, 8)
    const next = challenges[index + 1]?.challenge
    const data: ChallengeData = {
      id,
      title: checked.challenge.title,
      version,
      testFile: tests.title,
      solutions: checked.solutions.map((attempt, way) => getSolution(checked, attempt, way)),
      ...(next && { next: { title: next.title, address: `${next.page}#${next.id}` } }),
    }
    const address = publish(`challenge-${id}`, { [id]: { ...startingSample(checked), challenge: data } })
    return { ...checked, version, sample: { address, block: id } }
  })
}

/** What the reader starts with: the tests, which run; then the files to change, and what the tests need. */
function startingSample({ challenge, start, solutions: [usual] }: CheckedChallenge): TrySample {
  const { id, source, line, tests } = challenge
  const sample = usual && getSample(usual)
  if (!sample) {
    throw new AuthorError(
      `${source}:${line}: The challenge "${id}" can't run in browsers. Import only packages that samples can edit (src/features/sample-runtime/protocol/packages.ts).`,
    )
  }
  const started = getFences(start).map((fence) => getFile(start, fence))
  const [testFile, helper] = [tests.title, TEST_HELPER].map((name) =>
    sample.files.find((file) => file.name === name),
  )
  return {
    ...sample,
    files: [testFile && withErrorComments(testFile, tests.code), ...started, helper].filter(
      (file) => file !== undefined,
    ),
    own: 1,
    shown: fileToRepair(challenge),
    ...(sample.screen && { screen: [] }),
  }
}

/** The file that the editor begins with: the first one that the usual solution changes. */
function fileToRepair({ start, solutions: [usual] }: Challenge): string {
  const changed = start.find(({ title }) => usual?.files.some((file) => file.title === title))
  return (changed ?? start[0])?.title ?? ''
}

/** Comments that say which errors the compiler has to report are a part of the tests. */
function withErrorComments({ name }: TryFile, code: string): TryFile {
  return { name, typescript: { code, hidden: [] } }
}

function getSolution({ challenge }: CheckedChallenge, attempt: CheckedAttempt, way: number): Solution {
  const { label = '', files = [] } = challenge.solutions[way] ?? {}
  const titles = new Set(files.map(({ title }) => title))
  return {
    ...(label !== '' && { way: label }),
    files: getFences(attempt)
      .filter(({ tags }) => titles.has(tags.title ?? ''))
      .map((fence) => getFile(attempt, fence)),
  }
}

/** The fences of what the reader sees: neither the tests nor their helper. */
export function getFences({ checked }: CheckedAttempt): Fence[] {
  return checked.project.page.fences.filter(({ tags }) => !tags.setup && !tags.proof)
}

function getSample({ checked: { project, results } }: CheckedAttempt): TrySample | undefined {
  for (const fence of project.page.fences) {
    const sample = editableSample(fence, project, results)
    if (sample) return sample
  }
  return undefined
}

function getFile({ checked: { project, results } }: CheckedAttempt, fence: Fence): TryFile {
  const file = project.own.get(fence)
  if (!file) throw new Error(`${fence.page} has a fence without a file.`)
  return editableFile(file, results)
}
