import { describe, expect, it } from 'vitest'

import { formatType } from '../format-type'

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
