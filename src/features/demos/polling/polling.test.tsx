import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { OpenDemo } from '../kit/testing/open-demo'
import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLog } from '../kit/testing/read'
import Polling from '.'
import { server } from './server'

withVirtualTime()

/** What is left of a step of 200 ms, beside the frame that `pass` adds. */
const STEP = 180

/** Lets seconds pass as they do for a reader: answers are read as they come. */
async function live({ pass }: OpenDemo, seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 5; step += 1) await pass(STEP)
}

async function requestsIn(demo: OpenDemo, seconds: number): Promise<number> {
  const before = server.exchanges.length
  await live(demo, seconds)
  return server.exchanges.length - before
}

/** How requests ended, and when. */
const ends = (): string[] =>
  server.exchanges.map(
    ({ sentAt, outcome }) => `${(sentAt - (server.exchanges[0]?.sentAt ?? 0)) / 1000} s ${outcome}`,
  )
const hall = (): string => screen.getByText('Now serving', { exact: false }).textContent

describe('polling', () => {
  test('asks again five seconds after each answer', async () => {
    const demo = await openDemo(Polling)
    await live(demo, 12)
    expect(ends()).toEqual(['0 s 200', '5.4 s 200', '10.8 s 200'])
    expect(readLog().at(-1)).toBe('GET /queues/3 200, 400 ms')
    expect(hall()).toBe('Now serving 44, 5 waiting. ')
  })

  test('the lowest interval of all subscribers wins, and goes with its subscriber', async () => {
    const demo = await openDemo(Polling)
    await live(demo, 3)
    await demo.click('Show the phone')
    expect(await requestsIn(demo, 24)).toBe(10)
    expect(screen.getAllByText('Now serving', { exact: false })).toHaveLength(2)
    await demo.click('Hide the phone')
    expect(await requestsIn(demo, 27)).toBe(5)
  })

  test('an interval can be changed, and turned off', async () => {
    const demo = await openDemo(Polling)
    await live(demo, 2)
    demo.set('Hall polls', 0)
    expect(await requestsIn(demo, 30)).toBe(0)
    demo.set('Hall polls', 1000)
    expect(await requestsIn(demo, 14)).toBe(10)
  })

  test('a hidden window goes on polling, unless it skips', async () => {
    const demo = await openDemo(Polling)
    await live(demo, 1)
    await demo.click('Leave the window')
    expect(await requestsIn(demo, 11)).toBe(2)
    await demo.tick('skipPollingIfUnfocused')
    expect(await requestsIn(demo, 33)).toBe(0)
  })

  test('after the return the next tick asks, or at once with refetchOnFocus', async () => {
    const demo = await openDemo(Polling)
    await demo.tick('skipPollingIfUnfocused')
    await demo.click('Leave the window')
    await live(demo, 11)
    expect(server.exchanges).toHaveLength(1)
    await demo.click('Come back')
    expect(server.exchanges).toHaveLength(1)
    expect(await requestsIn(demo, 5)).toBe(1)

    await demo.tick('refetchOnFocus')
    await demo.click('Leave the window')
    expect(await requestsIn(demo, 11)).toBe(0)
    await demo.click('Come back')
    expect(server.exchanges).toHaveLength(3)
  })

  test('offline, polls go on and fail; refetchOnReconnect asks at once', async () => {
    const demo = await openDemo(Polling)
    await live(demo, 1)
    await demo.click('Go offline')
    await live(demo, 11)
    expect(ends().slice(1)).toEqual(['5.4 s failed', '10.4 s failed'])
    expect(hall()).toContain('Out of date')
    await demo.tick('refetchOnReconnect')
    await demo.click('Go online')
    expect(server.exchanges).toHaveLength(4)
    await live(demo, 1)
    expect(hall()).not.toContain('Out of date')
  })
})
