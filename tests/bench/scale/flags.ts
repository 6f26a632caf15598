/** How many times the content is taken, unless told. */
const DEFAULT_TIMES = [1, 4, 16]
const MOST_TIMES = 64

const USAGE = 'npm run bench:scale -- [--times 1,4,16]'

/**
 * Reads the command line.
 *
 * @returns how many times the content is taken, rising
 * @throws Error that says what the flag takes
 */
export function parseTimes(parameters: readonly string[]): number[] {
  if (parameters.length === 0) return DEFAULT_TIMES
  const [name = '', ...values] = parameters.flatMap((parameter) => parameter.split('='))
  if (name !== '--times') throw new Error(`There is no flag ${name}.\n${USAGE}`)
  const times = values.flatMap((value) => value.split(',')).map(Number)
  const isFit = (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST_TIMES
  if (times.length === 0 || !times.every(isFit)) {
    throw new Error(`--times takes whole numbers from 1 to ${MOST_TIMES}, like 1,4,16.\n${USAGE}`)
  }
  return [...new Set(times)].sort((a, b) => a - b)
}
