import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { parseMdx } from '../../../../lib/build/parse-mdx'
import { remarkChallenges } from '../remark'
import { siteDiagnostics } from '../site-diagnostics'
import { readChallenges } from '../read-challenges'
import { aChallenge } from './a-challenge'

const { challenges } = readChallenges('content/challenges/api/count.mdx', aChallenge(), '/api/count')

function siteWith(text: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'))
  mkdirSync(path.join(siteDir, 'docs/api'), { recursive: true })
  writeFileSync(path.join(siteDir, 'docs/api/count.mdx'), text)
  return siteDir
}

describe('remarkChallenges', () => {
  it('says which file a page without challenges needs', async () => {
    const text = '# Count\n\n<Challenges />\n'
    const cwd = siteWith(text)
    const plugin = remarkChallenges({
      challenges: { all: () => Promise.resolve([]), changed: () => undefined },
    })
    const file = { cwd, path: path.join(cwd, 'docs/api/count.mdx'), value: text }
    await expect(plugin(parseMdx(text), file)).rejects.toThrow(
      'docs/api/count.mdx:3: This page has no challenges. Write them in content/challenges/api/count.mdx',
    )
  })
})

describe('siteDiagnostics', () => {
  it('reports challenges that no page shows', () => {
    const [diagnostic] = siteDiagnostics(challenges, siteWith('# Count\n'))
    expect(diagnostic?.message).toContain("docs/api/count.mdx doesn't show its challenges")
  })

  it('reports challenges of a page that isn’t there', () => {
    const elsewhere = challenges.map((challenge) => ({ ...challenge, page: '/api/gone' }))
    expect(siteDiagnostics(elsewhere, siteWith(''))[0]?.message).toContain(
      'There is no page docs/api/gone.mdx',
    )
  })

  it('reports an id that is taken', () => {
    const twice = [...challenges, ...challenges.map((challenge) => ({ ...challenge, line: 50 }))]
    expect(siteDiagnostics(twice, siteWith('<Challenges />\n'))).toMatchObject([
      {
        line: 50,
        message: expect.stringContaining('is taken by content/challenges/api/count.mdx:1') as unknown,
      },
    ])
  })
})
