import { describe, expect, it } from 'vitest'

import { readSamplePage } from '../read-page'
import { parseTags } from '../tags'
import { buildPageProject } from '../page-project'
import { formatDiagnostic } from '../../../../../lib/build/diagnostic'
import { diagnosticAt } from '../fence'
import { aDemo } from '../../testing/fixtures'

const PATH = 'docs/page.mdx'

function getDiagnostics(text: string): string[] {
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
    expect(getDiagnostics(text).join('\n')).toMatch(message)
  })
})

describe('parseTags', () => {
  it('reads titles, flags and lines', () => {
    const { tags, messages } = parseTags('title="src/a b.ts" run {2,4-6} env="production"')
    expect(messages).toEqual([])
    expect(tags).toEqual({
      title: 'src/a b.ts',
      run: true,
      dom: false,
      setup: false,
      proof: false,
      output: false,
      timeline: false,
      env: 'production',
      highlight: [2, 4, 5, 6],
    })
  })

  it.each([
    ['rnu', /"rnu" is not a tag; the tags are run, /],
    ['titel="x.ts"', /"titel" is not a tag/],
    ['title=src/a.ts', /"title" needs a value in double quotes/],
    ['server', /"server" needs a value in double quotes/],
    ['title=""', /"title" has an empty value/],
    ['run run', /"run" appears twice/],
    ['env="staging"', /env="staging" is unknown/],
    ['{2, 3}', /is not a list of lines|is not a tag/],
    ['{3-1}', /3-1 is not a range of lines/],
    ['{0}', /0 is not a range of lines/],
    ['run dom', /"dom" already means that the fence runs/],
  ])('refuses %s', (meta, message) => {
    expect(parseTags(meta).messages.join('\n')).toMatch(message)
  })
})

describe('include file', () => {
  const FILES: Record<string, string> = {
    'examples/rooms/src/page.ts': "import { store } from './store'\n\nstore\n",
    'examples/rooms/src/store.ts': 'export const store = 1\n\nexport const other = 2\n',
  }

  function read(...lines: string[]) {
    return readSamplePage('docs/page.mdx', lines.join('\n'), (file) => FILES[file])
  }

  describe('a fence that shows a file', () => {
    it('has the text of the file and its name in the app', () => {
      const { fences, diagnostics } = read('```ts file="examples/rooms/src/store.ts"', '```')
      expect(diagnostics).toEqual([])
      expect(fences).toMatchObject([
        { code: 'export const store = 1\n\nexport const other = 2', tags: { title: 'src/store.ts' } },
      ])
    })

    it('may import a file that the page shows further down', () => {
      const page = read(
        ...['```ts file="examples/rooms/src/page.ts"', '```', ''],
        ...['```ts file="examples/rooms/src/store.ts"', '```'],
      )
      const project = buildPageProject(page, '/site')
      const [first] = [...project.own.values()]
      expect(first?.imports.get('./store')?.code).toContain('store = 1')
    })

    it('gives problems their place in the file', () => {
      const page = read('```ts file="examples/rooms/src/store.ts"', '```')
      const [fence] = page.fences
      if (!fence) throw new Error('The page has no fence.')
      const text = formatDiagnostic(diagnosticAt(fence, 2, 13, 'Rename it.'), page.text)
      expect(text).toContain('examples/rooms/src/store.ts:3:14')
      expect(text).toContain('export const other = 2')
    })

    it.each([
      ['```ts file="examples/rooms/src/gone.ts"\n```', 'There is no file examples/rooms/src/gone.ts.'],
      ['```ts file="src/theme/Root.tsx"\n```', 'must name a file below examples/<app>/'],
      ['```ts file="examples/rooms/../x/a.ts"\n```', 'must name a file below examples/<app>/'],
      ['```ts file="examples/rooms/src/store.ts"\nconst a = 1\n```', 'remove the lines in it'],
      ['```ts file="examples/rooms/src/store.ts" title="a.ts"\n```', 'remove "title"'],
      ['```tsx file="examples/rooms/src/store.ts"\n```', 'must end in ".tsx"'],
    ])('%j is a problem', (text, message) => {
      expect(read(text).diagnostics.map((diagnostic) => diagnostic.message)).toEqual([
        expect.stringContaining(message) as string,
      ])
    })
  })
})

describe('read demo', () => {
  const DEMOS = [
    aDemo('queue', 'Queue.tsx', 'queueApi.ts'),
    aDemo('gone', 'missing.ts'),
    aDemo('styled', 'queue.css'),
    aDemo('long', 'sixty.ts', 'more.ts'),
  ]
  const FILES: Record<string, string> = {
    'src/features/demos/queue/Queue.tsx': 'export const Queue = 1\n',
    'src/features/demos/queue/queueApi.ts': 'export const queueApi = 1\n\nexport const other = 2\n',
    'src/features/demos/styled/queue.css': '.queue {}\n',
    'src/features/demos/long/sixty.ts': 'export {}\n'.repeat(60),
    'src/features/demos/long/more.ts': 'export {}\n'.repeat(61),
  }

  function read(...lines: string[]) {
    return readSamplePage('docs/page.mdx', lines.join('\n'), (file) => FILES[file], DEMOS)
  }

  describe('a live demo', () => {
    it('yields a fence per file, in document order with the code blocks', () => {
      const { fences, demos, diagnostics } = read(
        ...['```ts', 'before', '```', '', '<LiveDemo name="queue" />', '', '```ts', 'after', '```'],
      )
      expect(diagnostics).toEqual([])
      expect(fences.map(({ index, tags, language }) => [index, tags.title, language])).toEqual([
        [0, undefined, 'ts'],
        [1, 'Queue.tsx', 'tsx'],
        [2, 'queueApi.ts', 'ts'],
        [3, undefined, 'ts'],
      ])
      expect(fences[1]).toMatchObject({
        code: 'export const Queue = 1',
        included: { path: 'src/features/demos/queue/Queue.tsx' },
      })
      expect(demos).toEqual([
        { name: 'queue', about: DEMOS[0], fences: fences.slice(1, 3), place: { line: 5, column: 1 } },
      ])
    })

    it.each([
      ['<LiveDemo />', /no demo "" .* known are: queue, gone, styled, long\.$/],
      ['<LiveDemo name={queue} />', /no demo/],
      ['<LiveDemo name="queue" height="3" />', /neither other attributes nor children/],
      ['<LiveDemo name="queue" {...props} />', /neither other attributes nor children/],
      ['<LiveDemo name="queue">\n\ntext\n\n</LiveDemo>', /neither other attributes nor children/],
      ['See <LiveDemo name="queue" /> here', /in a paragraph of its own/],
      ['<LiveDemo name="gone" />', /src\/features\/demos\/gone\/missing\.ts, which doesn't exist/],
      ['<LiveDemo name="styled" />', /src\/features\/demos\/styled\/queue\.css: only \.ts and \.tsx/],
      [
        '<LiveDemo name="long" />',
        /^src\/features\/demos\/long\/more\.ts has 61 lines: at most 60 .* split it/,
      ],
    ])('%j is a problem', (element, message) => {
      const { diagnostics } = read('Text', '', element)
      expect(diagnostics).toHaveLength(1)
      expect(diagnostics[0]).toMatchObject({ page: 'docs/page.mdx', line: 3 })
      expect(diagnostics[0]?.message).toMatch(message)
    })

    it('has as many fences as tabs also where a file is missing', () => {
      expect(read('<LiveDemo name="gone" />').demos[0]?.fences).toHaveLength(1)
    })
  })
})
