import { diffArrays } from 'diff'

/**
 * Compares two texts line by line.
 *
 * @returns all lines, each after `  ` (in both), `- ` (only expected) or `+ ` (only actual)
 */
export function lineDifference(expected: string, actual: string): string {
  return diffArrays(expected.split('\n'), actual.split('\n'))
    .flatMap(({ value, added, removed }) =>
      value.map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`),
    )
    .join('\n')
}
