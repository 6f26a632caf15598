import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import ErrorsAndRetry from '.'
import { server } from './server'

withVirtualTime()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

interface Result {
  isFetching: boolean
  isError: boolean
  error?: Record<string, unknown>
  data?: unknown
}
const result = (): Result =>
  JSON.parse(screen.getByRole('group', { name: 'Result of the hook' }).textContent) as Result

const alert = (): string | undefined => screen.queryByRole('alert')?.textContent
const SUCCESS = { id: '301', total: 180 }

/** Longer than three timeouts and the pauses between them. */
async function untilSettled(pass: (duration: number) => Promise<void>): Promise<void> {
  for (let step = 0; step < 80; step += 1) await pass(100)
}

describe('errors', () => {
  test('have a number or a word as status, and leave the data of the last success', async () => {
    const { click, pass } = await openDemo(ErrorsAndRetry)
    await pass(600)
    expect(result()).toEqual({ isFetching: false, isError: false, data: SUCCESS })

    const errorAfter = async (name: string): Promise<unknown> => {
      await click(name)
      await pass(1600)
      expect(result()).toMatchObject({ isFetching: false, isError: true, data: SUCCESS })
      return result().error
    }
    expect(await errorAfter('400')).toEqual({
      status: 400,
      data: { message: 'Invoice numbers have four digits.' },
    })
    expect(alert()).toBe('The server answered with 400.')
    expect(await errorAfter('502 in HTML')).toEqual({
      status: 'PARSING_ERROR',
      originalStatus: 502,
      data: '<h1>Bad gateway</h1>',
      error: expect.stringContaining('SyntaxError') as string,
    })
    expect(alert()).toBe('The server sent something unreadable (502).')
    expect(await errorAfter('Offline')).toEqual({
      status: 'FETCH_ERROR',
      error: 'TypeError: Failed to fetch',
    })
    expect(await errorAfter('Too slow')).toMatchObject({ status: 'TIMEOUT_ERROR' })
    expect(server.exchanges.map(({ outcome }) => outcome)).toEqual([200, 400, 502, 'failed', 'aborted'])
  })

  test('of a throw have a name and no status, are logged, and go with the next success', async () => {
    const { click, pass } = await openDemo(ErrorsAndRetry)
    await pass(600)
    await click('Code throws')
    await pass(600)
    expect(server.exchanges.at(-1)?.outcome).toBe(200)
    expect(result()).toMatchObject({ isError: true, error: { name: 'TypeError' }, data: SUCCESS })
    expect(result().error).not.toHaveProperty('status')
    expect(alert()).toBe('Something went wrong in this app.')
    expect(console.error).toHaveBeenCalledOnce()
    await click('Fine')
    await pass(600)
    expect(result()).toEqual({ isFetching: false, isError: false, data: SUCCESS })
  })

  test.each([
    ['400', 1],
    ['502 in HTML', 3],
    ['Offline', 3],
    ['Too slow', 3],
    ['Code throws', 1],
  ])('with retry, "%s" makes %i requests and one error', async (name, count) => {
    const { click, tick, pass } = await openDemo(ErrorsAndRetry)
    await pass(600)
    await tick(/^Repeat with retry/)
    await click(name)
    await untilSettled(pass)
    expect(server.exchanges.length - 1).toBe(count)
    expect(result().isError).toBe(true)
  })

  test('leave nothing behind when the reader goes between two attempts', async () => {
    const { click, tick, pass, leave } = await openDemo(ErrorsAndRetry)
    await pass(600)
    await tick(/^Repeat with retry/)
    await click('Offline')
    expect(result().isFetching).toBe(true)
    leave()
    expect(server.exchanges).toHaveLength(0)
  })
})
