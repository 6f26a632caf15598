/**
 * Writes a value in few characters, for a line of a log.
 *
 * @param limit - how many characters at most
 */
export function describeValue(value: unknown, limit = 60): string {
  // The declaration says that the result is text, but it is undefined for functions and symbols, too.
  const text = JSON.stringify(value) as string | undefined
  if (text === undefined) return ''
  const plain = text.replace(/"([A-Za-z_$][\w$]*)":/g, '$1: ').replace(/,(?=\S)/g, ', ')
  return plain.length > limit ? `${plain.slice(0, limit - 1)}…` : plain
}
