import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, afterAll, beforeAll, afterEach, beforeEach } from 'vitest'

import { fingerprints, absentPackages, type Toolchain } from '../fingerprint'
import { buildPageProject, createPageProject } from '../../page/page-project'
import { readSamplePage, findBlocks } from '../../page/read-page'
import { openResultCache } from '../result-cache'
import type { SampleResult } from '../../result'
import { readMode } from '../examine'

describe('fingerprint', () => {
  const PAGE = `\`\`\`ts title="src/rooms.ts"
export const rooms = ['attic']
\`\`\`

\`\`\`ts run
import { rooms } from './rooms'

rooms.length // → 1
\`\`\`
`

  /** Identifies the fences of the page as if the site were in that folder. */
  function fingerprintsIn(siteDir: string): string[] {
    const project = buildPageProject(readSamplePage('docs/rooms.mdx', PAGE), siteDir)
    const identify = fingerprints(siteDir)
    return project.page.fences.map((fence) => identify(fence, project))
  }

  describe('the fingerprint of a fence', () => {
    it('is the same in every copy of the site, so that results can be taken along', () => {
      expect(fingerprintsIn('/home/one/site')).toEqual(fingerprintsIn('/srv/another'))
    })
  })
})

describe('absent packages', () => {
  let site: string
  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), 'absent-'))
    mkdirSync(path.join(site, 'node_modules/there'), { recursive: true })
    const devDependencies = {
      there: '1.0.0',
      away: '1.0.0',
      '@scope/away': '1.0.0',
      'redux-toolkit-1': '1.0.0',
      'redux-toolkit-2-14': '1.0.0',
    }
    writeFileSync(path.join(site, 'package.json'), JSON.stringify({ devDependencies }))
  })
  afterAll(() => rmSync(site, { recursive: true }))

  it('names the older version of the library that a sample is compared with', () => {
    const compared =
      '```ts run\nprint()\n```\n\n```text output\n1\n```\n\n```text output version="2.14"\n2\n```\n'
    const project = createPageProject(
      site,
      'page.mdx',
      compared + '```ts run\nprint()\n```\n',
      [],
      findBlocks,
    )
    const samples = project.page.fences.filter(({ language }) => language === 'ts')
    expect(samples.map((fence) => absentPackages(site)(fence, project))).toEqual([['redux-toolkit-2-14'], []])
  })

  it('names the older version of the library that a sample is written for', () => {
    const text = '```ts version="1.9"\nexport {}\n```\n\n```ts\nexport {}\n```\n'
    const project = createPageProject(site, 'page.mdx', text, [], findBlocks)
    const absent = absentPackages(site)
    expect(project.page.fences.map((fence) => absent(fence, project))).toEqual([['redux-toolkit-1'], []])
  })

  it('names the development packages that a sample imports, itself or by a file of its page', () => {
    const text = [
      ...['```ts title="src/a.ts"', "import { a } from 'away/deep'", 'export const b = a', '```'],
      ...['```ts', "import { b } from './a'", "import { c } from '@scope/away'", 'b(c)', '```'],
      ...['```ts', "import { d } from 'there'", "import { e } from 'away-from-home'", 'd(e)', '```'],
      ...['```ts', '/// <reference types="away/client" />', 'export {}', '```'],
    ].join('\n')
    const project = createPageProject(site, 'page.mdx', text, [], findBlocks)
    const absent = absentPackages(site)
    expect(project.page.fences.map((fence) => absent(fence, project))).toEqual([
      ['away'],
      ['away', '@scope/away'],
      [],
      ['away'],
    ])
  })
})

describe('result cache', () => {
  const TOOLCHAIN: Toolchain = { typescript: '6.0.3', packages: 'a', checker: 'b', node: '20' }
  const RESULT: SampleResult = {
    expectedErrors: [],
    hovers: [],
    run: { checks: 1, screen: [], requests: [] },
  }
  const PAGE = 'docs/page.mdx'

  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'samples-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function store(toolchain = TOOLCHAIN): void {
    openResultCache(folder, toolchain).replace(PAGE, new Map([['print', RESULT]]))
  }

  describe('openResultCache', () => {
    it('gives back what was stored with the same toolchain', () => {
      store()
      const cache = openResultCache(folder, TOOLCHAIN)
      expect(cache.get(PAGE, 'print')).toEqual(RESULT)
      expect(cache.get(PAGE, 'other')).toBeUndefined()
      expect(cache.get('docs/other.mdx', 'print')).toBeUndefined()
      expect(cache.discarded).toBeUndefined()
    })

    it.each(['typescript', 'packages', 'checker', 'node'] as const)(
      'discards results of another %s, and says so',
      (part) => {
        store()
        const cache = openResultCache(folder, { ...TOOLCHAIN, [part]: '7' })
        expect(cache.get(PAGE, 'print')).toBeUndefined()
        expect(cache.discarded).toContain('another')
      },
    )

    it('takes a damaged file for none', () => {
      store()
      for (const name of readdirSync(folder).filter((file) => file !== 'toolchain.json')) {
        writeFileSync(path.join(folder, name), '{"page":"docs/pa')
      }
      expect(openResultCache(folder, TOOLCHAIN).get(PAGE, 'print')).toBeUndefined()
    })
  })
})

it('proves everything unless told otherwise', () => {
  expect(readMode({})).toBe('all')
  expect(readMode({ SAMPLES: '' })).toBe('all')
  expect(readMode({ SAMPLES: 'draft' })).toBe('draft')
})

it('does not take a misspelled mode for another', () => {
  expect(() => readMode({ SAMPLES: 'drafts' })).toThrow(
    'SAMPLES is "drafts"; it may be all, installed, draft.',
  )
})
