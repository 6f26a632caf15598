import { describe, expect, it } from 'vitest'

import { createCorpus, type Corpus } from './open-index'
import { encodeOutline, encodeTexts } from '../shared/outline'
import { aPage } from '../testing/a-page'
import { TERMINOLOGY } from '../testing/synonyms'

const QUERIES = aPage('Queries', [{ level: 1, heading: 'Queries', content: 'Ask after an interval.' }])
const MUTATIONS = aPage('Mutations', [{ level: 1, heading: 'Mutations', content: 'Change the interval.' }])

const outline = encodeOutline([...QUERIES, ...MUTATIONS])
const texts = encodeTexts([...QUERIES, ...MUTATIONS])
const pageOf = (path: string) =>
  outline.pages.filter((page) => page.path === path).map((page) => ({ page, texts: texts[path] ?? [] }))

const found = (corpus: Corpus) =>
  corpus.find('interval', () => true).map(({ record }) => record.hierarchy.lvl1)

describe('the corpus', () => {
  it('has a page once its text is found, and not while it is still indexed', async () => {
    const corpus = createCorpus(outline, TERMINOLOGY)
    const added = corpus.add(pageOf('/Queries'))
    expect(found(corpus)).toEqual([])
    expect(corpus.hasPage('/Queries')).toBe(false)
    await added
    expect(found(corpus)).toEqual(['Queries'])
    expect(corpus.hasPage('/Queries')).toBe(true)
  })

  it('finds each page when it was added, also if more were added in the meantime', async () => {
    const corpus = createCorpus(outline, TERMINOLOGY)
    const first = corpus.add(pageOf('/Queries'))
    const second = corpus.add(pageOf('/Mutations'))
    await first
    expect(found(corpus)).toContain('Queries')
    await second
    expect(found(corpus).sort()).toEqual(['Mutations', 'Queries'])
  })
})
