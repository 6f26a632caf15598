/**
 * Makes a loader that runs once for each key and shares its result, but tries again after it failed. Written here, because
 * packages for it bring options and cache policies into every page that these few lines do without.
 *
 * @param load - what to run at the first call, and at the next one after a failure
 * @returns the loader; loaders without a key run once
 */
export function onceUnlessFailed<Arguments extends [key?: string], Result>(
  load: (...key: Arguments) => Promise<Result>,
): (...key: Arguments) => Promise<Result> {
  const started = new Map<string | undefined, Promise<Result>>()
  return (...key) => {
    const known = started.get(key[0])
    if (known) return known
    const loading = load(...key).catch((error: unknown) => {
      started.delete(key[0])
      throw error
    })
    started.set(key[0], loading)
    return loading
  }
}
