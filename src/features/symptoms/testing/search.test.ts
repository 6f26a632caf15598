import { describe, expect, it } from 'vitest'

import { extractRecords } from '../../search/build/extract-records'
import { isComplaint, liftsPage, placeFactor } from '../../search/engine/rank'
import { PAGE_RANKS } from '../../search/shared/record'
import { aRecord } from '../../search/testing/a-record'

const LONG = 'A symptom that says in more than eighty letters what is wrong, as those with code in them do'

/** What `<Symptoms>` renders, with another definition list beside it. */
const PAGE = `<!doctype html><html lang="en">
  <head><link rel="canonical" href="https://docs.example.org/usage/troubleshooting"></head>
  <body><main><div class="theme-doc-markdown"><h1>Troubleshooting</h1><p>Find what you see.</p>
    <h2 id="tags">Tags</h2>
    <dl>
      <div><dt id="symptom-late" data-symptom="">The <code>refetch</code> comes late</dt>
        <dd>It waits. Set <code>immediately</code>.</dd><dd><a href="/x#timing">When it starts</a></dd></div>
      <div><dt id="symptom-long" data-symptom="">${LONG}</dt><dd>Because. So.</dd></div>
    </dl>
    <h2 id="terms">Terms</h2>
    <dl><dt id="entry">Entry</dt><dd>One result.</dd></dl>
  </div></main></body></html>`

const records = extractRecords(PAGE)
const getRecord = (anchor: string) => records.find((record) => record.anchor === anchor)

describe('the search index', () => {
  it('has a record of each symptom, under its own address and below its group', () => {
    expect(getRecord('symptom-late')).toMatchObject({
      url: 'https://docs.example.org/usage/troubleshooting#symptom-late',
      objectID: 'https://docs.example.org/usage/troubleshooting#symptom-late',
      type: 'lvl3',
      hierarchy: { lvl1: 'Troubleshooting', lvl2: 'Tags', lvl3: 'The refetch comes late' },
      content: 'It waits. Set immediately. · When it starts',
    })
  })

  it('takes a symptom of any length', () => {
    expect(getRecord('symptom-long')?.hierarchy.lvl3).toBe(LONG)
  })

  it('leaves the questions out of the group, and names other terms there', () => {
    expect(getRecord('tags')?.content).toBeNull()
    expect(getRecord('terms')?.content).toBe('Entry,')
  })

  it('places symptoms, and headings above nothing else, after the sections that they lead to', () => {
    expect(getRecord('symptom-late')?.weight.pageRank).toBe(PAGE_RANKS.symptom)
    expect(getRecord('tags')?.weight.pageRank).toBe(PAGE_RANKS.symptom)
    expect(getRecord('entry')?.weight.pageRank).toBe(PAGE_RANKS.usual)
    expect(getRecord('terms')?.weight.pageRank).toBe(PAGE_RANKS.usual)
  })
})

const rankedAs = (place: keyof typeof PAGE_RANKS) =>
  aRecord('A', { weight: { pageRank: PAGE_RANKS[place], level: 80, position: 0 } })

describe('a symptom', () => {
  const subject = placeFactor(rankedAs('symptom'), 'list of tickets')
  const complaint = placeFactor(rankedAs('symptom'), 'the list never changes')

  it('counts less than any section when a reader looks for a subject', () => {
    expect(subject).toBeLessThan(placeFactor(rankedAs('inside'), 'list of tickets'))
    expect(subject).toBeLessThan(placeFactor(rankedAs('usual'), 'list of tickets') / 2)
  })

  it('counts nearly as much as a section when a reader says what is wrong, and never more', () => {
    expect(complaint).toBeGreaterThan(subject * 2)
    expect(complaint).toBeLessThan(placeFactor(rankedAs('usual'), 'the list never changes'))
  })

  it('does not gain by the other symptoms of its page', () => {
    expect(liftsPage(rankedAs('symptom'))).toBe(false)
    expect(liftsPage(rankedAs('usual'))).toBe(true)
  })
})

describe('a complaint', () => {
  it.each([
    'the list does not refetch',
    "data doesn't change",
    'data doesn’t change',
    'Why is it undefined',
    'STILL polling',
  ])('is "%s"', (query) => {
    expect(isComplaint(query)).toBe(true)
  })

  it.each(['invalidatesTags', 'optimistic updates', 'how do I poll', 'notifications', ''])(
    'is not "%s"',
    (query) => {
      expect(isComplaint(query)).toBe(false)
    },
  )
})
