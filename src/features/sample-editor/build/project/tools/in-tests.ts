// Tests of your own that import a file of the sample are about something else than what its comments say.

globalThis.sampleValue = () => undefined

globalThis.sampleThrows = (_place, _text, run) => {
  try {
    const value = run()
    return value instanceof Promise ? value.catch(() => undefined) : undefined
  } catch {
    return undefined
  }
}
