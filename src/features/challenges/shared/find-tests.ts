/** A test of a challenge. */
export interface ChallengeTest {
  /** A sentence for the reader. */
  name: string
  /** The lines from its call to the one before the next test, from 0. */
  firstLine: number
  lastLine: number
  /** Whether it says which errors the compiler has to report: then types decide, too. */
  checksTypes: boolean
}

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
  return calls.map(({ name, from }, index) => {
    const to = calls[index + 1]?.from ?? code.length
    const lines = (end: number) => code.slice(0, end).split('\n').length - 1
    return {
      name,
      firstLine: lines(from),
      lastLine: Math.max(lines(from), lines(to) - (to < code.length ? 1 : 0)),
      checksTypes: code.slice(from, to).includes('@errors:'),
    }
  })
}
