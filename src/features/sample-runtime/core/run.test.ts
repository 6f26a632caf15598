import { expect, test, vi } from 'vitest'

import { runSample } from './run.mjs'
import type { VirtualTime } from './virtual-time.mjs'

/** What a run does, in its order. */
async function stepsOf(timeLimit: number | undefined, failure?: Error) {
  const steps: string[] = []
  const step = (name: string) => async () => Promise.resolve(void steps.push(name))
  const goOn = vi.fn(async (limit: number) => {
    await step('go on')()
    return { timers: 2, time: limit }
  })
  const time = {
    start: () => void steps.push('start'),
    pause: () => void steps.push('pause'),
    stop: () => void steps.push('stop'),
    settle: step('settle'),
    goOn,
  } as unknown as VirtualTime
  const prepare = async () => {
    await step('prepare')()
    return async () => {
      await step('evaluate')()
      if (failure) throw failure
    }
  }
  const report = (error: unknown) => steps.push(String(error))
  return { waiting: await runSample(time, { prepare, report, timeLimit }), steps }
}

test('A sample is prepared before its time begins, and what nothing awaits goes on after it.', async () => {
  const { steps, waiting } = await stepsOf(100)
  expect(steps).toEqual(['prepare', 'start', 'evaluate', 'go on', 'stop', 'settle'])
  expect(waiting).toEqual({ timers: 2, time: 100 })
})

test('Time stands still after a sample with a screen.', async () => {
  const { steps, waiting } = await stepsOf(undefined)
  expect(steps).toEqual(['prepare', 'start', 'evaluate', 'pause', 'settle'])
  expect(waiting).toBeUndefined()
})

test('What a sample throws is reported, and its timers go on.', async () => {
  const { steps } = await stepsOf(100, new Error('no'))
  expect(steps).toEqual(['prepare', 'start', 'evaluate', 'Error: no', 'go on', 'stop', 'settle'])
})
