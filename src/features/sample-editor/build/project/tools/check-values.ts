import { expect, vi } from 'vitest'
import { getMessage } from './texts'

const { setImmediate: nextTurn } = globalThis
/** How many turns of the event loop requests get, before time passes for those that wait. */
const TURNS = 10

globalThis.sampleValue = (place, value, expected) => {
  expect(value, place).toStrictEqual(expected())
}

globalThis.sampleThrows = (place, text, run) => {
  const thrown = (error: unknown): void => {
    expect(getMessage(error), place).toContain(text)
  }
  const returned = (): void => expect.fail(`${place} doesn't throw.`)
  let value: unknown
  try {
    value = run()
  } catch (error) {
    thrown(error)
    return undefined
  }
  if (value instanceof Promise) return value.then(returned, thrown)
  returned()
}

/**
 * Runs files of the sample, which compare their values with their comments. Time is virtual: waiting takes none, and the
 * run begins on January 1, 2026.
 */
export async function checkValues(run: () => Promise<unknown>): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
  const state = { isRunning: true }
  const ended = run().finally(() => {
    state.isRunning = false
  })
  // Its failure is reported below.
  ended.catch(() => {})
  while (state.isRunning) {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => nextTurn(resolve))
    await vi.advanceTimersToNextTimerAsync()
  }
  vi.useRealTimers()
  await ended
}
