/** The variables of the process, or an object in their place in tests. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads variables that only make sense together.
 *
 * @param environment - usually `process.env`
 * @param names - the variables of the group
 * @returns their trimmed values in the order of `names`, or `undefined` when none of them is set
 * @throws Error that names the missing ones, when only some are set
 */
export function readAllOrNone<const Names extends readonly string[]>(
  environment: Environment,
  names: Names,
): { [Index in keyof Names]: string } | undefined {
  const values = names.map((name) => environment[name]?.trim() ?? '')
  const missing = names.filter((_, index) => values[index] === '')
  if (missing.length === names.length) return undefined
  if (missing.length > 0) {
    throw new Error(
      `Environment: ${missing.join(' and ')} must be set too. Set all of ${names.join(', ')}, or none of them.`,
    )
  }
  return values as { [Index in keyof Names]: string }
}
