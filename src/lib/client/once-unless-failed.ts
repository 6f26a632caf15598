/**
 * Makes a loader that runs once for each key and shares its result, but tries again after it failed. Written here, because
 * packages for it bring options and cache policies into every page that these few lines do without.
 *
 * @param load - what to run at the first call, and at the next one after a failure
 * @returns the loader; loaders without a key run once. Other parameters don't matter after the first call
 */
export function onceUnlessFailed<Arguments extends [key?: string, ...others: unknown[]], Result>(
  load: (...parameters: Arguments) => Promise<Result>,
): (...parameters: Arguments) => Promise<Result> {
  const started = new Map<string | undefined, Promise<Result>>()
  return (...parameters) => {
    const [key] = parameters
    const known = started.get(key)
    if (known) return known
    const loading = load(...parameters).catch((error: unknown) => {
      started.delete(key)
      throw error
    })
    started.set(key, loading)
    return loading
  }
}
