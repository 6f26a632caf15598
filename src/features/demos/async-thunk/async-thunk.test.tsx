import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLines } from '../kit/testing/read'
import AsyncThunk from '.'
import { server } from './server'

withVirtualTime()

const actions = (): string[] => readLines('log', 'Actions of the thunk').map((line) => line.trim())
const hall = (): string =>
  within(screen.getByRole('region', { name: 'Hall' })).getByRole('status').textContent
const requests = (): string => screen.getByRole('log', { name: 'Requests' }).textContent

describe('the calls of an async thunk', () => {
  test('go from pending to fulfilled', async () => {
    const { click, pass } = await openDemo(AsyncThunk)
    await click('Load hall 4')
    expect(actions()).toEqual(['Call 1: hall/load/pending requestStatus: pending'])
    expect(hall()).toBe('Loading…')
    await pass(2000)
    expect(actions().slice(1)).toEqual([
      'Call 1: hall/load/fulfilled requestStatus: fulfilled payload: { number: 4, seats: 120 }',
    ])
    expect(hall()).toBe('Hall 4 has 120 seats.')
  })

  test('are skipped by condition while one runs', async () => {
    const { click, pass } = await openDemo(AsyncThunk)
    await click('Load hall 4')
    await click('Load hall 4')
    expect(actions()).toHaveLength(2)
    expect(actions()[1]).toMatch(
      /^Call 2: hall\/load\/rejected .*aborted: false, condition: true, .*not dispatched, only returned$/,
    )
    await pass(2000)
    expect(server.countOf('GET', '/halls/4')).toBe(1)
    expect(actions().at(-1)).toMatch(/^Call 1: hall\/load\/fulfilled/)
  })

  test('end at once when they are canceled', async () => {
    const { click, pass } = await openDemo(AsyncThunk)
    await click('Load hall 4')
    await pass(500)
    await click('Cancel')
    expect(actions().at(-1)).toBe(
      'Call 1: hall/load/rejected requestStatus: rejected, aborted: true, condition: false, rejectedWithValue: false error: AbortError, “You pressed Cancel”',
    )
    expect(requests()).toContain('GET /halls/4 aborted')
    expect(hall()).toBe('No hall is loaded.')
    await pass(5000)
    expect(actions()).toHaveLength(2)
  })

  test('reject with what the server says', async () => {
    const { click, pass } = await openDemo(AsyncThunk)
    await click('Load hall 99')
    await pass(2000)
    expect(actions().at(-1)).toBe(
      "Call 1: hall/load/rejected requestStatus: rejected, aborted: false, condition: false, rejectedWithValue: true payload: 'There is no hall 99.'",
    )
    expect(hall()).toBe('There is no hall 99.')
  })

  test('do not outlive the reader', async () => {
    const { click, leave, pass } = await openDemo(AsyncThunk)
    await click('Load hall 4')
    leave()
    await pass(5000)
    expect(server.requests).toHaveLength(0)
  })
})
