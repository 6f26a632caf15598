/** The address that production builds print instead of a message. */
const CODE_LINK = /\S*[?&]code=(\d+)\S*/i

/** The parts of a pasted error around its message: addresses, stack frames, files, memory addresses. */
const NOISE: readonly RegExp[] = [
  /\b(?:https?|webpack|webpack-internal|file|blob):\/\/\S+/gi,
  /\bat (?:async )?[\w$.<>[\] ]*\(?[^\s()]*:\d+:\d+\)?/g,
  /(?<![\w@>])(?:[a-z]:|\.{1,2})?(?:[\\/][\w@.$-]+){2,}(?::\d+)*/gi,
  /(?<![\w@/])[\w./-]+\.[cm]?[jt]sx?(?::\d+(?::\d+)?|\(\d+,\d+\))/g,
  /(?<![\w@/])[\w.-]+\/[\w./-]+\.[cm]?[jt]sx?\b/g,
  /\b0x[\da-f]+\b/gi,
  /\b\d+ms\b/g,
  /\bUncaught(?: \(in promise\))?/g,
]
/** Paths whose words are searched for: those of packages and of actions. */
const KEPT_PATH = /^@?[\w-]+(?:\/[\w-]+)+$/

/** In characters. Addresses may hold a query of any length, and some of the patterns take quadratic time. */
const LONGEST = 1000

/**
 * Reduces a query to the words about its subject. A pasted error loses its stack and its file names; a production error
 * becomes the name of its entry on the page of errors.
 *
 * @param errorNumber - finds the number of an error, as its first group
 */
export function cleanQuery(longQuery: string, errorNumber: RegExp): string {
  const query = longQuery.slice(0, LONGEST)
  const code = CODE_LINK.exec(query)?.[1] ?? errorNumber.exec(query)?.[1]
  if (code !== undefined) return `Error ${code}`
  const cleaned = NOISE.reduce(
    (text, noise) => text.replace(noise, (match) => (KEPT_PATH.test(match) ? match : ' ')),
    query,
  )
  return cleaned.trim() === '' ? query : cleaned
}
