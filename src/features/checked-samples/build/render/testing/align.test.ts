import { describe, expect, it } from 'vitest'

import { displayedHovers } from '../align'
import type { Hover } from '../../result'
import { aFence, aResult } from '../../testing/fixtures'
import { formatType } from '../format-type'

/** Every word of the code as if it had a type, with itself as the text. */
function getHovers(code: string): Hover[] {
  return code.split('\n').flatMap((text, line) =>
    [...text.matchAll(/[A-Za-z]\w*/g)].map((match) => {
      return { line, column: match.index, length: match[0].length, text: match[0] }
    }),
  )
}

function display(lines: string[], javascript?: string) {
  const fence = aFence(['```tsx', ...lines, '```'].join('\n'))
  const result = aResult({
    hovers: getHovers(fence.code),
    ...(javascript === undefined ? {} : { javascript }),
  })
  return displayedHovers(fence, result)
}

/** The parts of a text at the places of the hovers. */
function read(text: string, hovers: readonly Hover[]): string[] {
  const lines = text.split('\n')
  return hovers.map(({ line, column, length }) => (lines[line] ?? '').slice(column, column + length))
}

describe('the types of what is shown', () => {
  it('count lines as readers see them', () => {
    const { ts } = display(['hidden', '// ---cut---', '', 'shown', '// @errors: 2345', 'wrong'])
    expect(ts.map(({ line, text }) => [line, text])).toEqual([
      [0, 'shown'],
      [1, 'wrong'],
    ])
  })

  it('are found in the JavaScript form by order and name', () => {
    const lines = [
      'type Line = { id: string }',
      'const add = (line: Line, id?: string) => list.push(line as Line, id)',
    ]
    const javascript = 'const add = (line, id) =>\n  list.push(line, id)\n'
    const { js } = display(lines, javascript)
    expect(js.map(({ text }) => text)).toEqual(['add', 'line', 'id', 'list', 'push', 'line', 'id'])
    expect(read(javascript, js)).toEqual(js.map(({ text }) => text))
  })

  it('are found in a long sample whose JavaScript is formatted anew', () => {
    const lines = [
      'export function App({ name }: { name: string }) {',
      '  return <A b={(c: D) => c!.e}>text</A>',
      '}',
    ]
    const javascript =
      'export function App({ name }) {\n  return (\n    <A b={(c) => c.e}>\n      text\n    </A>\n  )\n}\n'
    const { js } = display(lines, javascript)
    expect(read(javascript, js)).toEqual(['App', 'name', 'A', 'b', 'c', 'c', 'e', 'A'])
  })

  it('leave out what has no counterpart', () => {
    const { js } = display(['const a: number = b', 'c'], 'const a = other\nc\n')
    expect(js.map(({ text }) => text)).toEqual(['a', 'c'])
  })

  it('have one form only where the JavaScript is the same', () => {
    expect(display(['a']).js).toEqual([])
  })
})

describe('the text of a type', () => {
  it('loses what only an editor needs', () => {
    expect(formatType('(alias) const store: Store\nimport store')).toBe('const store: Store')
  })

  it('stays as it is where it fits', () => {
    const text = 'const f: (a: string, b: number) => void'
    expect(formatType(text)).toBe(text)
  })

  it('is broken at the members of its longest brackets', () => {
    const member = 'someRatherLongName: Record<string, number>;'
    expect(
      formatType(`const a: { ${member} second: (a: string, b: "x;y") => void; third: { deep: string } }`),
    ).toBe(
      [
        'const a: {',
        `  ${member}`,
        '  second: (a: string, b: "x;y") => void;',
        '  third: { deep: string }',
        '}',
      ].join('\n'),
    )
  })

  it('is broken before the parts of a union', () => {
    const text = `type A = ${['one', 'two', 'three'].map((name) => `"${name.repeat(8)}"`).join(' | ')} | undefined`
    expect(formatType(text).split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}\| "two/),
      expect.stringMatching(/^ {2}\| "three/),
      '  | undefined',
    ])
  })

  it('has no line beyond 80 columns where there is a place to break', () => {
    const inner = Array.from({ length: 5 }, (_, index) => `key${index}: Map<string, [number, number]>`).join(
      '; ',
    )
    const text = `const api: Api<BaseQueryFn<{ ${inner} }>, { ${inner} }, "api", never, typeof coreModuleName | typeof hooks>`
    for (const line of formatType(text).split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(formatType(text).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  })

  it('ends for a line that begins with the sign that it was broken at', () => {
    const text = `& ({ ${'rejectedWithValue: true; '.repeat(3)}} | ({ rejectedWithValue: false } & {})), SerializedError>`
    expect(formatType(text).split('\n')[0]).toBe('& (')
  })

  it('ends after about 900 characters', () => {
    const text = formatType(
      `const a: { ${Array.from({ length: 100 }, (_, index) => `key${index}: string`).join('; ')} }`,
    )
    expect(text.length).toBeLessThanOrEqual(905)
    expect(text).toMatch(/\n…$/)
  })
})
