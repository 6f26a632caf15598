/** A test of a challenge. */
export interface ChallengeTest {
  /** A sentence for the reader. */
  name: string
  /** The lines from its call to the one before the next test, from 0. */
  firstLine: number
  lastLine: number
  /**
   * Whether types decide, too: it says which errors the compiler has to report or, in a file in which another test does that,
   * declares a type.
   */
  checksTypes: boolean
}

const EXPECTED = '@errors:'
const DECLARED = /^\s+type \w+ =/m
const CALL = /^(?:await )?test\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/gm

/**
 * Finds the tests of a file, in TypeScript or JavaScript, by their calls at the beginning of a line.
 *
 * @param code - of the whole file
 */
export function findTests(code: string): ChallengeTest[] {
  const calls = [...code.matchAll(CALL)].map((match) => ({
    name: (match[1] ?? match[2] ?? '').replaceAll(/\\(.)/g, '$1'),
    from: match.index,
  }))
  const hasTypes = code.includes(EXPECTED)
  return calls.map(({ name, from }, index) => {
    const to = calls[index + 1]?.from ?? code.length
    const lines = (end: number) => code.slice(0, end).split('\n').length - 1
    return {
      name,
      firstLine: lines(from),
      lastLine: Math.max(lines(from), lines(to) - (to < code.length ? 1 : 0)),
      checksTypes:
        hasTypes && (code.slice(from, to).includes(EXPECTED) || DECLARED.test(code.slice(from, to))),
    }
  })
}
