import { describe, expect, it } from 'vitest'

import { namePattern, readReport } from '../../../scripts/check-page/built.mjs'
import { formatReport, readProse, readSpelling } from '../../../scripts/check-page/gates.mjs'
import { headingFindings, queryFindings, sidebarFindings } from '../../../scripts/check-page/sources.mjs'
import { readSearches } from '../../../src/features/search/build/searches/read-searches'

const page = (text: string) => ({
  file: 'docs/usage/logging.mdx',
  id: 'usage/logging',
  address: '/usage/logging',
  text,
})

describe('the check of a page', () => {
  it('names headings without an id, and leaves code alone', () => {
    const text = '## One\n\n```md\n## In code\n```\n\n### Two {/* #two */}\n'
    expect(headingFindings(page(text)).map(({ place }) => place)).toEqual(['docs/usage/logging.mdx:1'])
  })

  it('wants an entry of the menu, at any depth', () => {
    const group = { type: 'category' as const, label: 'Usage', items: ['usage/nextjs'] }
    const menu = { docs: [{ type: 'category' as const, label: 'All', items: [group] }] }
    expect(sidebarFindings({ id: 'usage/nextjs' }, menu)).toEqual([])
    expect(sidebarFindings({ id: 'usage/logging' }, menu)[0]?.message).toContain(
      "'usage/logging' isn't listed",
    )
    expect(sidebarFindings({ id: 'rtk-query/internal/overview' }, menu)).toEqual([])
  })

  it('wants a query that leads to the page or to a section of it', () => {
    const beside = 'docs/usage/logging.search.yaml'
    const reading = readSearches('queries: { phrases: { log actions: [write] } }', beside, '/usage/logging')
    expect(queryFindings(page(''), [reading])).toEqual([])
    const [finding] = queryFindings({ file: 'docs/usage/log.mdx', address: '/usage/log' }, [reading])
    expect(finding?.place).toBe('docs/usage/log.search.yaml')
    expect(finding?.message).toMatch(/^no query leads to \/usage\/log\./)
  })

  it('names the faults of the searches beside the page, not those of other pages', () => {
    const text = 'queries: { phrases: { log actions: [write] } }\nsearches: {}\n'
    const readings = ['docs/usage/logging.search.yaml', 'docs/usage/other.search.yaml'].map((file) =>
      readSearches(text, file, '/usage/logging'),
    )
    expect(queryFindings(page(''), readings).map(({ place }) => place)).toEqual([
      'docs/usage/logging.search.yaml:2',
    ])
  })

  it('runs the tests that name no page, and those of this one', () => {
    const pattern = new RegExp(namePattern('/usage/nextjs'))
    const isRun = (name: string) => pattern.test(name)
    expect(isRun("the byte budget of '/usage/nextjs' holds for HTML")).toBe(true)
    expect(isRun('links to headings of /usage/nextjs are recorded')).toBe(true)
    expect(isRun('the queries aim at every page')).toBe(true)
    expect(isRun("the byte budget of '/usage/nextjs-2' holds for HTML")).toBe(false)
    expect(isRun("'/api/createSlice' has a title")).toBe(false)
  })

  it('takes the message of a failed test without its stack', () => {
    const failed = {
      fullName: 'a test',
      status: 'failed',
      failureMessages: ['AssertionError: New ids on /x. Record them\n    at file.ts:1:1\n    at b'],
    }
    const file = { name: 'tests/site/a.test.ts', status: 'failed', message: '', assertionResults: [failed] }
    expect(readReport({ testResults: [file] })).toEqual([
      { place: 'tests/site/a.test.ts', message: 'New ids on /x. Record them' },
    ])
    const broken = { ...file, message: 'Error: There is no build', assertionResults: [] }
    expect(readReport({ testResults: [broken] })[0]?.message).toBe('There is no build')
  })

  it('reads what the checks of spelling and prose print', () => {
    expect(readSpelling('./docs/usage/logging.mdx:12:5 - Unknown word (recieve)\n')).toEqual([
      {
        place: 'docs/usage/logging.mdx:12',
        message: 'Unknown word (recieve). A name belongs in scripts/spelling/words.txt.',
      },
    ])
    const printed = 'docs/usage/logging.mdx\n12:1-12:20 warning  Say where the link leads  link-text  prose\n'
    expect(readProse(printed)).toEqual([
      { place: 'docs/usage/logging.mdx:12', message: 'Say where the link leads link-text prose' },
    ])
  })

  it('ends with a line for each fault and their number', () => {
    expect(formatReport('docs/a.mdx', [])).toBe('✓ docs/a.mdx is ready')
    const finding = { place: 'sidebars.ts', message: 'It is\n  missing.' }
    expect(formatReport('docs/a.mdx', [finding])).toBe('sidebars.ts: It is missing.\n\n1 thing is missing')
    expect(formatReport('docs/a.mdx', [finding, finding])).toContain('2 things are missing')
  })
})
