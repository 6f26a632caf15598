import { describe, expect, it } from 'vitest'

import { growthTable } from '../../bench/scale/growth'
import { markdownTable } from '../../bench/site/markdown-table'
import { METRICS } from '../../bench/site/metrics'
import { memoryOfTree, userSecondsOf } from '../../bench/site/process-times'
import { reportTable } from '../../bench/site/report'
import { Samples, WHOLE_SITE } from '../../bench/site/samples'
import { siteNames } from '../../bench/site/site-names'
import { median, percentile, ratio } from '../../bench/site/stats'
import { weigh, type Transfer } from '../../bench/site/weigh'

describe('medians and ratios', () => {
  it('take the middle, between two the half way, and skip what is no number', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1])).toBe(2.5)
    expect(median([NaN, 3])).toBe(3)
    expect(median([])).toBeUndefined()
  })

  it('give the value below which a part lies', () => {
    expect(percentile([4, 3, 2, 1], 0.5)).toBe(3)
    expect(percentile([1, 2], 1)).toBe(2)
    expect(percentile([], 0.5)).toBeUndefined()
  })

  it('divide ours by theirs, where that says anything', () => {
    expect(ratio(121, 242)).toBe(0.5)
    expect(ratio(0, 0)).toBe(1)
    expect(ratio(1, 0)).toBeUndefined()
    expect(ratio(undefined, 2)).toBeUndefined()
  })
})

describe('the table', () => {
  const pages = [
    { name: 'home', address: '/', isText: false },
    { name: 'guide', address: '/guide', isText: true },
    { name: 'API', address: '/api', isText: true },
  ]
  const metrics = METRICS.filter(({ id }) => ['js', 'plain', 'warm-user'].includes(id))

  function samplesOf(): Samples {
    const samples = new Samples()
    samples.addAll('ours', '/', { js: 900 })
    for (const value of [100, 300, 140]) samples.add('ours', 'js', '/guide', value)
    samples.add('ours', 'js', '/api', 120)
    samples.add('theirs', 'js', '/guide', 280)
    samples.add('ours', 'plain', WHOLE_SITE, 109)
    return samples
  }

  it('has a row per metric that was measured; home does not count in the median of the pages of text', () => {
    expect(reportTable({ sites: ['ours'], pages, metrics, samples: samplesOf() })).toBe(
      [
        '| metric               |  home | guide |   API | text pages |',
        '| -------------------- | ----: | ----: | ----: | ---------: |',
        '| JS, kB               | 900.0 | 140.0 | 120.0 |      130.0 |',
        '| click to next h1, ms |     – |     – |     – |        109 |',
      ].join('\n'),
    )
  })

  it('sets another site and the ratio below ours, and marks what is not there', () => {
    expect(reportTable({ sites: ['ours', 'theirs'], pages, metrics, samples: samplesOf() })).toContain(
      [
        '| JS, kB               | ours     | 900.0 | 140.0 | 120.0 |      130.0 |',
        '|                      | theirs   |     – | 280.0 |     – |      280.0 |',
        '|                      | ÷ theirs |     – |  0.50 |     – |       0.46 |',
      ].join('\n'),
    )
  })

  it('keeps every sample for the file', () => {
    expect(samplesOf().toJSON()).toContainEqual({
      site: 'ours',
      metric: 'js',
      page: '/guide',
      values: [100, 300, 140],
    })
  })

  it('fills short rows', () => {
    expect(markdownTable(['a', 'b'], [['x']], 1)).toBe('| a   |   b |\n| --- | --: |\n| x   |     |')
  })

  it('names sites by their folders, each apart', () => {
    expect(siteNames(['/x/vitepress/dist', 'starlight', './other/dist/', 'b/vitepress', 'ours'])).toEqual([
      'vitepress',
      'starlight',
      'other',
      'vitepress (2)',
      'ours (2)',
    ])
  })

  it('of growth says what the last size is to the first, and what a page costs', () => {
    const sizes = [
      { times: 1, pages: 70, figures: { main: 1000, css: 50 } },
      { times: 4, pages: 280, figures: { main: 3100, css: 50 } },
    ]
    expect(growthTable(sizes)).toBe(
      [
        '| figure | ×1 (70 pages) | ×4 (280 pages) | growth | per page |',
        '| ------ | ------------: | -------------: | -----: | -------: |',
        '| main   |          1000 |           3100 |  ×3.10 |    10.00 |',
        '| css    |          50.0 |           50.0 |  ×1.00 |     0.00 |',
      ].join('\n'),
    )
  })
})

describe('the weight of a page', () => {
  const transfer = (type: string, startedAt: number, more: Partial<Transfer> = {}): Transfer => ({
    type,
    startedAt,
    bytes: 1000,
    decoded: 3000,
    isOurs: true,
    isCached: false,
    isAhead: false,
    ...more,
  })

  it('parts the first load, what runs after hydration, and what is fetched ahead', () => {
    const weight = weigh(
      [
        transfer('Document', 1),
        transfer('Stylesheet', 2),
        transfer('Script', 2),
        transfer('Other', 3, { isAhead: true }),
        transfer('Script', 6),
        transfer('Fetch', 7),
        transfer('Other', 7),
        transfer('Script', 8, { isCached: true }),
        transfer('Script', 8, { isOurs: false }),
      ],
      5,
    )
    expect(weight).toMatchObject({ requests: 3, html: 1, css: 1, js: 1, total: 3, 'js-decoded': 3 })
    expect(weight).toMatchObject({ 'late-requests': 2, 'late-js': 1, 'late-total': 2 })
    expect(weight).toMatchObject({ 'prefetch-requests': 2, prefetch: 2, 'other-hosts': 1 })
  })
})

describe('what a build cost', () => {
  it('is read from what the shell prints', () => {
    expect(userSecondsOf('0m0.010s 0m0.000s\n1m33.851s 0m5.852s\n')).toBeCloseTo(93.851)
    expect(userSecondsOf('0m0.000000s 0m0.010000s\n0m2.500000s 0m0.200000s\n')).toBe(2.5)
    expect(() => userSecondsOf('user 1.2')).toThrow(`"times" printed "user 1.2", which can't be read`)
  })

  it('counts the memory of a process and of all below it', () => {
    const processes = [
      { id: 1, parent: 0, kilobytes: 7 },
      { id: 2, parent: 1, kilobytes: 10 },
      { id: 3, parent: 2, kilobytes: 100 },
      { id: 4, parent: 0, kilobytes: 1000 },
    ]
    expect(memoryOfTree(1, processes)).toBe(117)
  })
})
