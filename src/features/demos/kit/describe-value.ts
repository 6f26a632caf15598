/**
 * Writes a value in few characters, for a line of a log.
 *
 * @param limit - how many characters at most
 * @returns nothing for undefined, functions and symbols
 */
export function describeValue(value: unknown, limit = 60): string {
  const text = textOf(value)
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}

/** JSON on one line, its keys without quotes. Line breaks within strings are escaped: those that are there separate. */
function textOf(value: unknown): string {
  return stringify(value)
    .replace(/^( *)"([A-Za-z_$][\w$]*)": /gm, '$1$2: ')
    .replace(/,\n */g, ', ')
    .replace(/\n */g, '')
}

function stringify(value: unknown): string {
  try {
    // The declaration says that the result is text, but it is undefined for functions and symbols, too.
    const text = JSON.stringify(value, undefined, 1) as string | undefined
    return text ?? ''
  } catch {
    // A bigint, or an object that holds itself.
    return String(value)
  }
}
