import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import ListenerMiddleware from '.'
import { server } from './server'

withVirtualTime()

const runs = (): string[] =>
  within(screen.getByRole('log', { name: 'Runs of the effect' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)
const requests = (): string => screen.getByRole('log', { name: 'Requests' }).textContent
const status = (): string =>
  within(screen.getByRole('region', { name: 'Stations' })).getByRole('status').textContent

describe('a listener for a search box', () => {
  test('requests only what was typed last', async () => {
    const { pass, set } = await openDemo(ListenerMiddleware)
    set('Search', 'os')
    await pass(300)
    set('Search', 'osl')
    await pass(300)
    expect(runs()).toEqual([
      'Run 1, "os": waits 500 ms',
      'Run 2, "osl": waits 500 ms',
      'Run 1, "os": task cancelled (reason: listener-cancelled)',
    ])
    expect(server.requests).toHaveLength(0)
    await pass(2500)
    expect(server.requests.map(({ path }) => path)).toEqual(['/stations?start=osl'])
    expect(screen.getByText('Oslo')).toBeDefined()
  })

  test('reports with a forked task that it takes long', async () => {
    const { pass, set } = await openDemo(ListenerMiddleware)
    set('Search', 'os')
    await pass(500)
    expect(status()).toBe('Searching…')
    await pass(1000)
    expect(runs().at(-1)).toBe('Run 1, "os": its task reports that it takes long')
    expect(status()).toContain('this takes long')
    await pass(1000)
    expect(runs().at(-1)).toBe('Run 1, "os": ends')
    expect(screen.getByText('Oslo, Ostend, Osnabrück, Ostrava')).toBeDefined()
  })

  test('ends the task with the effect', async () => {
    const { pass, set } = await openDemo(ListenerMiddleware)
    set('Latency', 500)
    set('Search', 'b')
    await pass(5000)
    expect(runs()).toEqual(['Run 1, "b": waits 500 ms', 'Run 1, "b": searches', 'Run 1, "b": ends'])
    expect(status()).toBe('Nothing is under way.')
  })

  test('cancels a run and its request', async () => {
    const { click, pass, set } = await openDemo(ListenerMiddleware)
    set('Search', 'be')
    await pass(1000)
    await click('Cancel')
    expect(runs().at(-1)).toBe('Run 1, "be": task cancelled (reason: listener-cancelled)')
    expect(requests()).toContain('GET /stations?start=be aborted')
    await pass(5000)
    expect(screen.getByText('No stations yet.')).toBeDefined()
    expect(runs()).toHaveLength(3)
  })

  test('starts nothing after the reader has left', async () => {
    const { leave, pass, set } = await openDemo(ListenerMiddleware)
    set('Search', 'be')
    leave()
    await pass(5000)
    expect(server.requests).toHaveLength(0)
  })
})
