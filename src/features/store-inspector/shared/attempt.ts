/** Calls what may fail because the sample has broken something that it needs: undefined then, and the sample runs on as without us. */
export function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
