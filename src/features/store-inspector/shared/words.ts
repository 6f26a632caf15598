/** A time or a duration, as short as it can be read: `300 ms`, `1.2 s`, `2 min 5 s`. */
export function inWords(milliseconds: number): string {
  const rounded = Math.round(milliseconds)
  if (rounded < 1000) return `${rounded} ms`
  if (rounded < 60_000) return `${trimmed(rounded)} s`
  const all = Math.round(rounded / 1000)
  const [minutes, seconds] = [Math.floor(all / 60), all % 60]
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`
}

/** Seconds, rounded down: a minute isn't there before its last hundredth. */
function trimmed(milliseconds: number): string {
  return String(Math.floor(milliseconds / 10) / 100)
}

/** A number with its noun: `1 action`, `2 actions`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}

/** The name of a cache entry, for readers: its key, which has `undefined` where a query was called without an argument. */
export function entryName(key: string): string {
  return key.replace(/\(undefined\)$/, '()')
}

/** When an entry that nobody uses leaves the cache, in whole seconds as long as there are any: `removed in 3 s`. */
export function removalText(milliseconds: number): string {
  if (milliseconds <= 0) return 'removed now'
  return `removed in ${inWords(milliseconds < 1000 ? milliseconds : Math.ceil(milliseconds / 1000) * 1000)}`
}

/** Shortens a text. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}

/** What an error says. */
export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
