import { describe, expect, it } from 'vitest'

import { headingFaults, queryFaults, sidebarFaults } from '../../../scripts/check-page/sources.mjs'
import { readSearches } from '../../../src/features/search/build/searches/read-searches'

describe('the check of a page', () => {
  it('names headings without an id, and leaves code alone', () => {
    const text = '## One\n\n```md\n## In code\n```\n\n### Two {/* #two */}\n'
    const faults = headingFaults({ file: 'docs/usage/logging.mdx', text })
    expect(faults).toEqual([expect.stringMatching(/^docs\/usage\/logging\.mdx:1: The heading has no id\./)])
  })

  it('wants an entry of the menu, at any depth', () => {
    const group = { type: 'category' as const, label: 'Usage', items: ['usage/nextjs'] }
    const menu = { docs: [{ type: 'category' as const, label: 'All', items: [group] }] }
    expect(sidebarFaults({ id: 'usage/nextjs' }, menu)).toEqual([])
    expect(sidebarFaults({ id: 'usage/logging' }, menu)[0]).toContain("'usage/logging' isn't listed")
    expect(sidebarFaults({ id: 'rtk-query/internal/overview' }, menu)).toEqual([])
  })

  it('wants a query that leads to the page or to a section of it', () => {
    const beside = 'docs/usage/logging.search.yaml'
    const reading = readSearches('queries: { phrases: { log actions: [write] } }', beside, '/usage/logging')
    const missing = (name: string) =>
      queryFaults({ file: `docs/usage/${name}.mdx`, address: `/usage/${name}` }, [reading])
    expect(missing('logging')).toEqual([])
    expect(missing('log')).toEqual([
      expect.stringMatching(/^docs\/usage\/log\.search\.yaml: no query leads to \/usage\/log\./),
    ])
  })

  it('names the faults of the searches beside the page, not those of other pages', () => {
    const text = 'queries: { phrases: { log actions: [write] } }\nsearches: {}\n'
    const readings = ['docs/usage/logging.search.yaml', 'docs/usage/other.search.yaml'].map((file) =>
      readSearches(text, file, '/usage/logging'),
    )
    expect(queryFaults({ file: 'docs/usage/logging.mdx', address: '/usage/logging' }, readings)).toEqual([
      expect.stringMatching(/^docs\/usage\/logging\.search\.yaml:2: /),
    ])
  })
})
