import { describe, expect, it } from 'vitest'

import type { SearchHit } from '../../../src/search/types'
import { groupByPage } from '../../../src/theme/SearchBar/group-by-page'
import { aRecord, aSection } from './a-record'

function grouped(hit: SearchHit): SearchHit {
  const answer = { query: '', hits: [hit], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 1 }
  const result = groupByPage({ results: [answer] }).results[0]?.hits[0]
  if (!result) throw new Error('no hit')
  return result
}

describe('groupByPage', () => {
  it('names the group by the section of the sidebar and the page', () => {
    const hit = grouped(aSection('createSlice', 'Options', ''))
    expect(hit._highlightResult?.hierarchy?.lvl0?.value).toBe('API › createSlice')
    expect(hit._snippetResult?.hierarchy?.lvl1?.value).toBe('createSlice')
  })

  it('shows the headings above a hit as its path', () => {
    const section = aSection('createSlice', 'Options', '')
    const hit = grouped({ ...section, type: 'lvl3', hierarchy: { ...section.hierarchy, lvl3: 'name' } })
    expect(hit._snippetResult?.hierarchy?.lvl1?.value).toBe('createSlice › Options')
  })

  it('leaves escaped titles as HTML below a hit, and as text over the group', () => {
    const section = aSection('&lt;Provider&gt;', 'Options', '')
    const hit = grouped(section)
    expect(hit._highlightResult?.hierarchy?.lvl0?.value).toBe('API › <Provider>')
    expect(hit._snippetResult?.hierarchy?.lvl1?.value).toBe('&lt;Provider&gt;')
  })

  it('leaves the title of a page’s own record alone', () => {
    expect(grouped(aRecord('createSlice'))._snippetResult?.hierarchy?.lvl1).toBeUndefined()
  })
})
