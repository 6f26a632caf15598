import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { createChecker } from '../../../checked-samples/build/check/checker'
import type { CheckReport, Mode, PageText } from '../../../checked-samples/build/generated-pages'
import { checkChallenges } from '../check-challenges'
import { openProofs, type Proofs } from '../proofs'
import { readChallenges } from '../read-challenges'
import type { Variant } from '../variant'
import { aChallenge } from './a-challenge'

const SOURCE = 'content/challenges/api/count.mdx'
const checker = createChecker(process.cwd(), mkdtempSync(path.join(tmpdir(), 'challenges-')), [])

/** One page after the other, because other processes would have to read the library's types again. */
async function check(pages: readonly PageText[], mode: Mode): Promise<CheckReport> {
  const reports: CheckReport[] = []
  for (const page of pages) reports.push(await checker.check([page], { mode }))
  const [first] = reports
  if (!first) throw new Error('There is nothing to check.')
  return { ...first, pages: reports.flatMap((report) => report.pages) }
}

/** Proofs of this test alone. */
function newProofs(): Proofs {
  const failed = new Map<string, readonly string[]>()
  return {
    failedBy: ({ path: name, text }: Variant) => failed.get(name + text),
    keep: ({ path: name, text }, names) => void failed.set(name + text, names),
    save: () => undefined,
  }
}

async function getMessages(text: string, mode: 'all' | 'draft' = 'all'): Promise<string[]> {
  const { challenges, diagnostics } = readChallenges(SOURCE, text, '/api/count')
  expect(diagnostics).toEqual([])
  const report = await checkChallenges(challenges, {
    check,
    mode,
    proofs: newProofs(),
  })
  return report.diagnostics.map(({ page, line, message }) => `${page}:${line} ${message}`)
}

describe('checkChallenges', { timeout: 60_000 }, () => {
  it('finds nothing wrong with a challenge that holds', async () => {
    expect(await getMessages(aChallenge())).toEqual([])
  })

  it('reports a start that passes all tests', async () => {
    const text = aChallenge(['(count: number) => count\n', '(count: number) => count + 1\n'])
    expect(await getMessages(text)).toEqual([
      `${SOURCE}:1 The challenge "count-up": What it starts with fails none of its tests by an assertion. Take away what the solution adds.`,
    ])
  })

  it('reports a start that doesn’t compile, at its line', async () => {
    const messages = await getMessages(
      aChallenge(['(count: number) => count\n', '(count: number) => cuont\n']),
    )
    expect(messages[0]).toMatch(new RegExp(`^${SOURCE}:6 .*What it starts with isn’t right\\.[^]*cuont`))
  })

  it('reports a solution that fails, at the line of the test', async () => {
    const [message] = await getMessages(aChallenge(['[count, 1].reduce((a, b) => a + b)', 'count + 2']))
    expect(message).toMatch(new RegExp(`^${SOURCE}:38 .*The solution "with a loop" isn’t right\\.`))
  })

  it('reports a wrong attempt that fails another test, or none', async () => {
    const another = aChallenge(['(_count: number) => 1', '(count: number) => (count === 5 ? 6 : 2)'])
    expect(await getMessages(another)).toEqual([
      `${SOURCE}:21 The challenge "count-up": This wrong attempt fails "It counts to one.", not "It goes on from where it was.". Change one of them.`,
    ])
    const none = aChallenge(['(_count: number) => 1', '(count: number) => count + 1'])
    expect((await getMessages(none))[0]).toContain('fails no test, not')
  })

  it('counts a body that throws as failed, and runs the tests after it', async () => {
    const text = aChallenge([
      '(_count: number) => 1',
      '(count: number) => { if (count > 0) throw new Error("No."); return 1 }',
    ])
    expect(await getMessages(text)).toEqual([])
  })

  it('says nothing of attempts that could not run, because a package is missing', async () => {
    const { challenges } = readChallenges(SOURCE, aChallenge(), '/api/count')
    const proofs = newProofs()
    const kept: string[] = []
    const report = await checkChallenges(challenges, {
      check: (pages) => check(pages, 'draft'),
      mode: 'installed',
      proofs: { ...proofs, keep: ({ path: name }) => void kept.push(name) },
    })
    expect(report.diagnostics).toEqual([])
    expect(kept).toEqual([])
  })

  it('proves nothing in a draft', async () => {
    expect(
      await getMessages(
        aChallenge(['(count: number) => count\n', '(count: number) => count + 1\n']),
        'draft',
      ),
    ).toEqual([])
  })
})

describe('openProofs', () => {
  it('knows what an earlier build found, and nothing of another text', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'proofs-'))
    const toolchain = { typescript: '1', packages: '2', checker: '3', node: '4' }
    const variant = { path: 'a', text: 'b', files: [], sourceLine: () => 1 }
    const first = openProofs(folder, toolchain)
    first.keep(variant, ['One.'])
    first.save()
    const second = openProofs(folder, toolchain)
    expect(second.failedBy(variant)).toEqual(['One.'])
    expect(second.failedBy({ ...variant, text: 'c' })).toBeUndefined()
  })
})
