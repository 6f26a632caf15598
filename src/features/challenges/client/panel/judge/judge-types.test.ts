import { describe, expect, it } from 'vitest'

import { judgeTypes } from './judge-types'

const CODE = `await test('A word is no number.', () => {
  // @errors: 2345
  // Because of its type.
  weighed('900')
  weighed(900)
})
`
const at = (line: number, text: string, file = 'src/a.test.ts') => ({ file, line, text })
const judge = (...diagnostics: ReturnType<typeof at>[]) => judgeTypes('src/a.test.ts', CODE, diagnostics)

describe('judging types', () => {
  it('expects the errors of a comment on the next line of code', () => {
    expect(judge(at(4, 'TS2345: no'))).toEqual({ faults: [], unexpected: [] })
  })

  it('finds the line that compiles and must not', () => {
    const fault = {
      code: "weighed('900')",
      line: 3,
      expected: 'TypeScript refuses this line (TS2345)',
      happened: 'TypeScript accepts this line',
    }
    expect(judge()).toEqual({ faults: [fault], unexpected: [] })
  })

  it('finds another error than the expected one', () => {
    const other = at(4, 'TS2554: expects none')
    expect(judge(other)).toEqual({
      faults: [
        {
          code: "weighed('900')",
          line: 3,
          expected: 'TypeScript refuses this line (TS2345)',
          happened: 'TypeScript refuses this line (TS2554)',
        },
        {
          code: "weighed('900')",
          line: 3,
          expected: 'TypeScript accepts this line',
          happened: 'TypeScript refuses this line (TS2554), as explained below',
        },
      ],
      unexpected: [other],
    })
  })

  it('finds errors that no comment expects, in the tests and elsewhere', () => {
    const inTests = at(5, 'TS2345: no')
    const elsewhere = at(4, 'TS2345: no', 'src/a.ts')
    expect(judge(at(4, 'TS2345: no'), inTests, elsewhere)).toEqual({
      faults: [
        {
          code: 'weighed(900)',
          line: 4,
          expected: 'TypeScript accepts this line',
          happened: 'TypeScript refuses this line (TS2345), as explained below',
        },
      ],
      unexpected: [inTests, elsewhere],
    })
  })
})
