import { afterEach, describe, expect, it, vi } from 'vitest'

import type { SearchAnswer } from './types'
import { aPage } from '../testing/a-page'
import { answersTo, aSite, type ASite } from '../testing/a-site'

const RECORDS = [
  ...aPage('createSlice', [
    { level: 1, heading: 'createSlice', content: 'Makes actions and a reducer.' },
    {
      level: 2,
      heading: 'Options',
      anchor: 'options',
      content: 'The prefix begins the type of each action.',
    },
  ]),
  ...aPage('Queries', [
    { level: 1, heading: 'Queries', content: 'Fetch and cache.' },
    { level: 2, heading: 'Polling', anchor: 'polling', content: 'Ask again after an interval.' },
  ]),
  ...aPage('Mutations', [{ level: 1, heading: 'Mutations', content: 'Change what the server has.' }]),
]

let site: ASite
afterEach(() => site.remove())

const urls = (answer: SearchAnswer | undefined) => answer?.hits.map(({ url }) => url)

describe('the engine', () => {
  it('answers from headings first, then with texts', async () => {
    site = await aSite(RECORDS)
    const [first, last, ...more] = await answersTo(site.engine, 'polling')
    expect(urls(first)).toEqual(['/Queries#polling'])
    expect(first).toMatchObject({ isPreliminary: true, isIncomplete: false })
    expect(first?.hits[0]?.excerpt).toBeUndefined()
    expect(last).toMatchObject({ isPreliminary: false, isIncomplete: false })
    expect(last?.hits[0]?.excerpt).toEqual([{ text: 'Ask again after an interval.', isMatch: false }])
    expect(more).toEqual([])
  })

  it('finds what only texts say, and loads everything once', async () => {
    site = await aSite(RECORDS)
    const answers = await answersTo(site.engine, 'prefix')
    expect(answers.map(urls)).toEqual([[], ['/createSlice#options']])
    expect(await answersTo(site.engine, 'interval')).toMatchObject([{ isPreliminary: false, total: 1 }])
    expect(site.requested).toEqual(['texts.json'])
  })

  it('keeps what it has when texts are blocked, and tries again at the next search', async () => {
    site = await aSite(RECORDS)
    site.blocked.add('texts.json')
    const last = (await answersTo(site.engine, 'polling')).at(-1)
    expect(last).toMatchObject({ isPreliminary: false, isIncomplete: true })
    expect(urls(last)).toEqual(['/Queries#polling'])
    site.blocked.clear()
    expect((await answersTo(site.engine, 'interval')).at(-1)).toMatchObject({ isIncomplete: false, total: 1 })
  })

  it('takes words that objects have as properties', async () => {
    site = await aSite(RECORDS)
    expect(urls((await answersTo(site.engine, 'constructor __proto__')).at(-1))).toEqual([])
  })

  it('calls nobody after the search was ended', async () => {
    site = await aSite(RECORDS)
    const listener = { onAnswer: vi.fn(), onFailure: vi.fn() }
    site.engine({ indexName: 'x', query: 'polling' }, listener)()
    await answersTo(site.engine, 'polling')
    expect(listener.onAnswer).not.toHaveBeenCalled()
    expect(listener.onFailure).not.toHaveBeenCalled()
  })
})

describe('the engine after a deployment', () => {
  const NEWER = [
    ...RECORDS,
    ...aPage('Prefetching', [{ level: 1, heading: 'Prefetching', content: 'Ask before the interval.' }]),
  ]

  it('loads the outline anew, and answers from the new build', async () => {
    site = await aSite(RECORDS)
    site.blocked.add('texts.json')
    await answersTo(site.engine, '?')
    site.blocked.clear()
    await site.deploy(NEWER)
    const last = (await answersTo(site.engine, 'interval')).at(-1)
    expect(last).toMatchObject({ isPreliminary: false, isIncomplete: false })
    expect(urls(last)?.sort()).toEqual(['/Prefetching', '/Queries#polling'])
  })

  it('asks for the newest outline once, and keeps it', async () => {
    site = await aSite(RECORDS)
    site.blocked.add('texts.json')
    await answersTo(site.engine, 'polling')
    expect(site.requested).toEqual(['texts.json', 'search-outline.json'])
    await site.deploy(NEWER)
    expect((await answersTo(site.engine, 'prefetching')).at(-1)).toMatchObject({
      isIncomplete: true,
      total: 1,
    })
    expect(site.requested.slice(2)).toEqual(['texts.json', 'search-outline.json', 'texts.json'])
    site.blocked.clear()
    expect((await answersTo(site.engine, 'prefetching')).at(-1)).toMatchObject({ isIncomplete: false })
    expect(site.requested.slice(5)).toEqual(['texts.json'])
  })
})
