/** The value in the middle; between two of them, half way. `undefined` where there is none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/** The value below which a part of the values lies; `undefined` where there is none. */
export function percentile(values: readonly number[], part: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

/** Ours by theirs. `undefined` where one is missing, or where theirs is 0 and ours is not. */
export function ratio(ours: number | undefined, theirs: number | undefined): number | undefined {
  if (ours === undefined || theirs === undefined) return undefined
  if (ours === theirs) return 1
  return theirs === 0 ? undefined : ours / theirs
}
