import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startHeartbeat, type Heartbeat } from './heartbeat'

const ask = vi.fn()
const onSilence = vi.fn()
let heartbeat: Heartbeat

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  heartbeat = startHeartbeat(ask, onSilence)
})
afterEach(() => void vi.useRealTimers())

it('asks again after each answer, and notices once that one doesn’t come', () => {
  heartbeat.start()
  for (let count = 1; count <= 3; count += 1) {
    vi.advanceTimersByTime(600)
    expect(ask).toHaveBeenCalledTimes(count)
    heartbeat.beat()
  }
  expect(onSilence).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(onSilence).toHaveBeenCalledTimes(1)
})

it('hears an answer that waited while the page was held up', () => {
  heartbeat.start()
  vi.advanceTimersByTime(500)
  // What was due meanwhile comes at once: a timer, and then the answer.
  vi.advanceTimersToNextTimer()
  heartbeat.beat()
  vi.advanceTimersByTime(1400)
  expect(onSilence).not.toHaveBeenCalled()
})

it('asks nothing before it is started and while it is paused, whatever is answered', () => {
  heartbeat.beat()
  vi.advanceTimersByTime(10_000)
  heartbeat.start()
  heartbeat.pause()
  heartbeat.beat()
  vi.advanceTimersByTime(10_000)
  expect(ask).not.toHaveBeenCalled()
  expect(onSilence).not.toHaveBeenCalled()
})
