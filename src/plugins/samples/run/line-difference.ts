/**
 * Compares two texts line by line.
 *
 * @returns all lines, each after `  ` (in both), `- ` (only expected) or `+ ` (only actual)
 */
export function lineDifference(expected: string, actual: string): string {
  const left = expected.split('\n')
  const right = actual.split('\n')
  const common = commonLengths(left, right)
  const lines: string[] = []
  let one = 0
  let other = 0
  while (one < left.length || other < right.length) {
    if (one < left.length && other < right.length && left[one] === right[other]) {
      lines.push(`  ${left[one] ?? ''}`)
      one += 1
      other += 1
    } else if (
      one < left.length &&
      (other === right.length || at(common, one + 1, other) >= at(common, one, other + 1))
    ) {
      lines.push(`- ${left[one] ?? ''}`)
      one += 1
    } else {
      lines.push(`+ ${right[other] ?? ''}`)
      other += 1
    }
  }
  return lines.join('\n')
}

/** How many lines the rest of one text, from a line, has in common with the rest of the other. */
function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const lengths = [...left, ''].map(() => new Array<number>(right.length + 1).fill(0))
  for (let one = left.length - 1; one >= 0; one -= 1) {
    const row = lengths[one] ?? []
    for (let other = right.length - 1; other >= 0; other -= 1) {
      row[other] =
        left[one] === right[other]
          ? at(lengths, one + 1, other + 1) + 1
          : Math.max(at(lengths, one + 1, other), at(lengths, one, other + 1))
    }
  }
  return lengths
}

function at(lengths: readonly number[][], one: number, other: number): number {
  return lengths[one]?.[other] ?? 0
}
