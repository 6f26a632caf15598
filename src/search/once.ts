/**
 * Makes a loader that runs once and shares its result, but tries again after it failed.
 *
 * @param load - what to run at the first call
 */
export function onceUnlessFailed<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
