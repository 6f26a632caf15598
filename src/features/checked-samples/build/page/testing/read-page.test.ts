import { describe, expect, it } from 'vitest'

import { readSamplePage } from '../read-page'

const PATH = 'docs/page.mdx'

function diagnosticsOf(text: string): string[] {
  return readSamplePage(PATH, text).diagnostics.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
}

describe('readSamplePage', () => {
  it('finds fences with their place, in lists and callouts too', () => {
    const text = [
      '---',
      'id: page',
      '---',
      '',
      ':::note',
      '',
      '```ts title="src/a.ts" run',
      'one',
      '```',
      '',
      ':::',
      '',
      '- item',
      '',
      '  ```tsx',
      '  two',
      '  ```',
    ].join('\n')
    const { fences, diagnostics } = readSamplePage(PATH, text)
    expect(diagnostics).toEqual([])
    expect(fences).toMatchObject([
      {
        index: 0,
        language: 'ts',
        code: 'one',
        firstLine: 8,
        indentation: 0,
        tags: { title: 'src/a.ts', run: true },
      },
      { index: 1, language: 'tsx', code: 'two', firstLine: 16, indentation: 2 },
    ])
  })

  it.each([
    ['a fence that is never closed', '```ts\nconst a = 1\n', /^1:1 This code block is not closed/],
    [
      'a fence that another opening closes',
      '```ts\na\n\n```ts\nb\n```\n',
      /not closed|"ts" fence|is not closed/,
    ],
    ['an unknown tag', '\n```ts rum\n```\n', /^2:1 "rum" is not a tag/],
    ['JavaScript, which would not be checked', '```js\n```\n', /^1:1 .*use ```ts, not ```js/],
    ['run on another language', '```bash run\nls\n```\n', /belong on ts and tsx fences, not on "bash"/],
    ['nocheck that runs', '```ts run nocheck="old"\n```\n', /can't run/],
    ['output on another language', '```json output\n{}\n```\n', /"output" belongs on a text fence/],
    [
      'a timeline that is no output',
      '```text timeline\na | b\n1 | 2\n```\n',
      /write ```text output timeline/,
    ],
    ['an old version that runs', '```ts run version="1.9"\n```\n', /"version" belongs on a ts or tsx fence/],
    ['an unknown version', '```ts version="0.9"\n```\n', /write version="1.9"/],
    ['env without a run', '```ts env="production"\n```\n', /"env" needs "run"/],
    ['a title of another language', '```ts title="src/a.tsx"\n```\n', /must end in "\.ts"/],
    ['MDX that does not parse', 'text\n\n<Options\n', /^\d+:\d+ The page is not valid MDX/],
  ])('reports %s', (_name, text, message) => {
    expect(diagnosticsOf(text).join('\n')).toMatch(message)
  })
})
