import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startHeartbeat } from './heartbeat'

const ask = vi.fn()
const onSilence = vi.fn()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('asks again after each answer', () => {
  const heartbeat = startHeartbeat(ask, onSilence)
  heartbeat.start()
  for (let count = 1; count <= 3; count += 1) {
    vi.advanceTimersByTime(600)
    expect(ask).toHaveBeenCalledTimes(count)
    heartbeat.beat()
  }
  expect(onSilence).not.toHaveBeenCalled()
})

it('notices that an answer doesn’t come', () => {
  startHeartbeat(ask, onSilence).start()
  vi.advanceTimersByTime(2000)
  expect(onSilence).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(onSilence).toHaveBeenCalledTimes(1)
})

it('hears an answer that waited while the page was held up', () => {
  const heartbeat = startHeartbeat(ask, onSilence)
  heartbeat.start()
  vi.advanceTimersByTime(500)
  expect(ask).toHaveBeenCalledTimes(1)
  // What was due meanwhile comes at once: a timer, and then the answer.
  vi.advanceTimersToNextTimer()
  heartbeat.beat()
  vi.advanceTimersByTime(1400)
  expect(onSilence).not.toHaveBeenCalled()
})

it('asks nothing before it is started and while it is paused, whatever is answered', () => {
  const heartbeat = startHeartbeat(ask, onSilence)
  heartbeat.beat()
  vi.advanceTimersByTime(10_000)
  heartbeat.start()
  heartbeat.pause()
  heartbeat.beat()
  vi.advanceTimersByTime(10_000)
  expect(ask).not.toHaveBeenCalled()
  expect(onSilence).not.toHaveBeenCalled()
})
