import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest'

import { INSPECTOR_LIMITS, type Question } from '../../store-inspector/protocol/messages'
import { createAsking } from './asking'
import { LIMITS } from '../protocol/messages'
import { createChannel } from './channel'

describe('asking', () => {
  const send = vi.fn<(run: number, text: string) => void>()
  const onSilence = vi.fn()
  const question = (id: number): Question => ({ id, ask: 'actions', store: 0, from: 0 })
  const getErrors = (): unknown[] => send.mock.calls.map(([run, text]) => [run, JSON.parse(text) as unknown])

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  it('hands an answer on once, and only to a question that waits', () => {
    const asking = createAsking(send, onSilence)
    asking.wait(3, question(1))
    asking.answer(2, '{}')
    asking.answer(1, '{"id":1}')
    asking.answer(1, '{"id":1}')
    vi.advanceTimersByTime(10_000)
    expect(send.mock.calls).toEqual([[3, '{"id":1}']])
    expect(onSilence).not.toHaveBeenCalled()
  })

  it('answers itself when a runner is silent, too late, or gone', () => {
    const asking = createAsking(send, onSilence)
    asking.wait(3, question(1))
    vi.advanceTimersByTime(1500)
    expect(onSilence).toHaveBeenCalledTimes(1)
    asking.wait(3, question(2))
    asking.giveUp()
    asking.refuse(2, question(3))
    vi.advanceTimersByTime(10_000)
    expect(getErrors()).toEqual([
      [3, { id: 1, error: expect.stringContaining('busy') as string }],
      [3, { id: 2, error: expect.stringContaining('isn’t there') as string }],
      [2, { id: 3, error: expect.stringContaining('isn’t there') as string }],
    ])
  })

  it('hands on no answer that no runner would give', () => {
    const asking = createAsking(send, onSilence)
    asking.wait(3, question(1))
    asking.answer(1, { length: 1 } as never)
    asking.answer(1, 'x'.repeat(INSPECTOR_LIMITS.answer + 1))
    expect(send).not.toHaveBeenCalled()
  })
})

function printed(text: string): string {
  const said: Parameters<Parameters<typeof createChannel>[0]>[0][] = []
  createChannel((event) => said.push(event)).say({ type: 'printed', text, level: 'log' })
  return said.map((event) => ('text' in event ? event.text : '')).join()
}

it('leaves a text alone that has room, and ends a longer one with how much of it is left out', () => {
  const short = 'a'.repeat(LIMITS.text)
  expect(printed(short)).toBe(short)
  const text = printed(`${'a'.repeat(25_000)}END`)
  const [, kept = '', left = ''] = /^(a+)… \(([\d,]+) more characters\)$/.exec(text) ?? []
  expect(text.length).toBeLessThanOrEqual(LIMITS.text)
  expect(kept.length + Number(left.replace(',', ''))).toBe(25_003)
  expect(printed('a'.repeat(20_000_000)).length).toBeLessThanOrEqual(LIMITS.text)
})
