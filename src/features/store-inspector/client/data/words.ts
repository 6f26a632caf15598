/** A time or a duration, as short as it can be read: `300 ms`, `1.2 s`, `2 min 5 s`. */
export function inWords(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${trimmed(milliseconds / 1000)} s`
  const minutes = Math.floor(milliseconds / 60_000)
  const seconds = Math.round((milliseconds % 60_000) / 1000)
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`
}

function trimmed(seconds: number): string {
  return String(Math.floor(seconds * 100) / 100)
}

/** A number with its noun: `1 action`, `2 actions`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
