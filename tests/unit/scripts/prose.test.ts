import { readFileSync } from 'node:fs'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified, type Preset } from 'unified'
import { describe, expect, it } from 'vitest'

import preset from '../../../scripts/prose/mdx.mjs'

async function messagesFor(text: string): Promise<string[]> {
  const file = await unified()
    .use(remarkParse)
    .use(remarkStringify)
    .use(preset as Preset)
    .process(text)
  return file.messages.map(({ line, reason }) => `${line ?? 0}: ${reason}`)
}

describe('the check of prose', () => {
  it.each([
    ['[here](/api/createSlice)', /^1: The link text "here"/],
    ['See [Read more](/api/createSlice).', /^1: The link text "Read more"/],
    ['[https://example.org/a](https://example.org/b)', /^1: The link text/],
    ['![](/img/a.png)', /^1: The image has no alternative text/],
    ['Text\n\n<img src="/img/a.png" />', /^3: The image has no alternative text/],
    ['<img src="/img/a.png" alt="Screenshot" />', /^1: The image has no alternative text/],
    ['### error is {} after a retry', /^1: MDX leaves empty braces out/],
    ['## A\n\n#### B', /^3: Unexpected heading rank/],
    ['This is printed:\n\nNext.', /^1: Nothing that this colon announces/],
    ['This is printed:\n\n## A', /^1: Nothing that this colon announces/],
    ['No other request follows:\n\n```ts run proof\n1 // → 1\n```', /^1: Nothing that this colon announces/],
    ['One:\n\n```ts setup\n1\n```\n\nTwo.', /^1: Nothing that this colon announces/],
  ])('complains about %j', async (text, message) => {
    expect(await messagesFor(text)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    '[createSlice](/api/createSlice)',
    '### error is `{}` after a retry {/* #a */}',
    '[`here`, the helper](/api/createSlice)',
    'At https://example.org it is.',
    '![A slice with two reducers](/img/a.png)',
    '<img src="/img/a.png" alt="A slice with two reducers" />',
    '<img src="/img/a.png" alt={describe(slice)} />',
    '## A {/* #a */}\n\n### B\n\n## C',
    'This is printed:\n\n```text output\n1\n```',
    'One:\n\n```ts setup\n1\n```\n\n| a |\n| - |\n| 1 |',
    ':::note\n\nA note.\n\n:::\n\nText.',
    '---\ntitle: A page\n---\n\nText with `[here](x)` in code.',
  ])('accepts %j', async (text) => {
    expect(await messagesFor(text)).toEqual([])
  })
})

describe('the words that the check of spelling knows', () => {
  const words = readFileSync('scripts/spelling/words.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  it('are in order, each once and in lower case', () => {
    expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort())
  })
})
