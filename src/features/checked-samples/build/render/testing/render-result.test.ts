import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { readSamplePage } from '../../page/read-page'
import { pageRenderer, renderCount } from '../render-page'
import type { RunRecord } from '../../result'
import { aResult } from '../../testing/fixtures'

/** The HTML of each fence of a page; the records are of its fences, in their order. */
function render(text: string, ...records: (Partial<RunRecord> | undefined)[]) {
  const results = records.map((record, index) => {
    const run = record && { checks: 0, screen: [], requests: [], ...record }
    return [index, aResult(run && { run })] as const
  })
  const page = readSamplePage('docs/page.mdx', text)
  expect(page.diagnostics).toEqual([])
  const getHtml = pageRenderer({ page, results: new Map(results), version: '2.15.0' })
  return page.fences.map((fence) => load(getHtml(fence), null, false))
}

const fence = (tags: string, ...lines: string[]) => ['```' + tags, ...lines, '```', ''].join('\n')
const SUM = fence('ts run', '1 + 2 // → 3')

describe('the result below a block', () => {
  it('is the mark that it ran, and explains the first arrow of the page', () => {
    const [first, second] = render(SUM + SUM, { checks: 1 }, { checks: 1 })
    expect(first?.('.code-sample + .code-ran').text()).toBe(
      '✓ // → is followed by the value of the code before it.',
    )
    expect(first?.('.code-ran').hasClass('code-ran-bare')).toBe(false)
    expect(second?.('.code-ran-bare').text()).toBe('✓')
    expect(second?.('[role=img]').attr()).toMatchObject({ 'aria-label': 'ran', title: 'Ran on 2.15.0' })
  })

  it('has what was printed, which is shown nowhere else', () => {
    const page = fence('ts run', "console.log('<b>')") + fence('text output', '<b>  ')
    const [sample, output] = render(page, {})
    expect(sample?.('.code-ran-part pre').text()).toBe('<b>\n')
    expect(output?.html()).toBe('')
  })

  it('has what an older version printed beside it, before it', () => {
    const outputs = fence('text output', 'now') + fence('text output version="2.14"', 'then')
    const [sample, , older] = render(fence('ts run', 'print()') + outputs, {})
    const parts = sample?.('.code-ran-on-both > .code-ran-part').toArray() ?? []
    expect(parts.map((part) => sample?.(part).text())).toEqual(['On 2.14then\n', 'On 2.15now\n'])
    expect(older?.html()).toBe('')
  })

  it('has the screen and the requests, equal ones counted, and says how many more there are', () => {
    const requests = ['GET /a 200', 'GET /a 200', ...Array.from({ length: 20 }, (_, id) => `GET /${id} 200`)]
    const [sample] = render(fence('ts run server="shop"', 'a()'), { screen: ['Hello', '[Save]'], requests })
    const parts = sample?.('.code-ran-part').toArray() ?? []
    const [screen, network] = parts.map((part) => sample?.(part).text().trim().split('\n') ?? [])
    expect(screen).toEqual(['On the screenHello', '[Save]'])
    expect(network?.[0]).toBe('RequestsGET /a 200 × 2')
    expect(network?.at(-1)).toBe('… and 8 more')
    expect(network).toHaveLength(14)
  })

  it('claims nothing in a draft', () => {
    const [sample] = render(SUM + SUM, undefined, undefined)
    expect(sample?.('.code-ran').text()).not.toContain('✓')
  })

  it('is absent where nothing was executed', () => {
    const [sample] = render(fence('ts', 'const a = 1'))
    expect(sample?.('.code-sample')).toHaveLength(1)
    expect(sample?.('.code-ran')).toHaveLength(0)
  })
})

describe('a proof', () => {
  const PAGE =
    fence('ts title="src/sum.ts"', 'export const sum = 3') +
    fence('ts title="src/sum.test.ts" run proof', "import { sum } from './sum'", '// ---cut---', 'sum // → 3')

  it('is folded, and can be copied', () => {
    const [, proof] = render(PAGE, undefined, { checks: 1 })
    expect(proof?.('summary').text()).toBe('✓ 1 check passed Show the testHide the test')
    expect(proof?.('details').attr('open')).toBeUndefined()
    expect(proof?.('details .code-title').text()).toBe('src/sum.test.ts')
    expect(proof?.('details .code-copy')).toHaveLength(1)
    // The whole test, also above the cut.
    expect(proof?.('details pre').text()).toBe("import { sum } from './sum'\nsum // → 3\n")
  })

  it('has the hidden files that it imports, each once', () => {
    const helper = fence('ts title="src/wait.ts" setup', 'export const wait = 1')
    const testing = fence(
      'ts title="src/testing.ts" setup',
      "import { wait } from './wait'",
      'export const settle = wait',
    )
    const test = fence('ts run proof', "import { settle } from './testing'", 'settle // → 1')
    const proofs = render(
      helper + testing + test + test,
      undefined,
      undefined,
      { checks: 1 },
      { checks: 1 },
    ).slice(2)
    const titles = proofs.map((proof) =>
      proof('.code-title')
        .toArray()
        .map((title) => proof(title).text()),
    )
    expect(titles[0]?.slice(-2)).toEqual(['src/wait.ts', 'src/testing.ts'])
    expect(proofs[1]?.('.code-sample')).toHaveLength(1)
  })

  it('says nothing but the mark where the screen says what happened', () => {
    const [, proof] = render(PAGE, undefined, { checks: 1, screen: ['Hello'] })
    expect(proof?.('.code-ran-part').text()).toContain('Hello')
    expect(proof?.('summary > span').text()).toBe('✓')
  })

  it('explains no arrow, because nobody sees one before opening it', () => {
    const [, , sample] = render(PAGE + SUM, undefined, { checks: 1 }, { checks: 1 })
    expect(sample?.('.code-ran').text()).toContain('// →')
  })

  it('says in a draft that it was not run', () => {
    const [, proof] = render(PAGE, undefined, undefined)
    expect(proof?.('summary > span').text()).toBe('Not run in this draft')
  })
})

describe('the count below the title', () => {
  const countOf = (...runs: (Partial<RunRecord> | undefined)[]) =>
    renderCount({
      page: readSamplePage('docs/page.mdx', ''),
      version: '2.14.0',
      results: new Map(
        runs.map((run, index) => [
          index,
          aResult(run && { run: { checks: 0, screen: [], requests: [], ...run } }),
        ]),
      ),
    })

  it('is of the samples that ran, and absent where none did', () => {
    const getText = (html: string) => load(html, null, false).text()
    expect(getText(countOf({}, undefined, {}))).toBe('✓ marks what ran on 2.14.0: 2 samples')
    expect(getText(countOf({}))).toBe('✓ marks what ran on 2.14.0: 1 sample')
    expect(countOf({})).toContain('data-claim="1 sample of this page ran on 2.14.0"')
    expect(countOf(undefined)).toBe('')
  })

  it('says of the page of an export what it is and where it comes from', () => {
    const text =
      "---\ntitle: createSlice\n---\n\n```ts\nimport { createSlice, nanoid } from '@reduxjs/toolkit'\n```\n"
    const results = new Map([[0, aResult({ run: { checks: 0, screen: [], requests: [] } })]])
    const html = renderCount({ page: readSamplePage('docs/page.mdx', text), version: '2.14.0', results })
    const facts = load(html)('span')
      .toArray()
      .slice(1)
      .map(({ children: [fact] }) => fact && 'data' in fact && fact.data)
    expect(facts).toEqual(['function', '@reduxjs/toolkit'])
  })
})
