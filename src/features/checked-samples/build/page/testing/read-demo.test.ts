import { describe, expect, it } from 'vitest'

import { readSamplePage } from '../read-page'
import { aDemo } from '../../testing/a-demo'

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
    ['<LiveDemo />', /needs the name .* Known are: queue, gone, styled, long\.$/],
    ['<LiveDemo name={queue} />', /needs the name of a demo, in quotes/],
    ['<LiveDemo name="queu" />', /no demo "queu" .* known are: queue, gone/],
    ['<LiveDemo name="queue" height="3" />', /no attribute "height"/],
    ['<LiveDemo name="queue" {...props} />', /no attribute "\{\.\.\.props\}"/],
    ['<LiveDemo name="queue">\n\ntext\n\n</LiveDemo>', /LiveDemo can't have children/],
    ['See <LiveDemo name="queue" /> here', /within a line; give it a paragraph of its own/],
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
