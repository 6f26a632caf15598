import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import { readLog } from '../kit/testing/read'
import ListenerMiddleware from '.'
import { server } from './server'

withVirtualTime()

const runs = (): string[] => readLog().filter((line) => line.startsWith('Run '))
const status = (): string =>
  within(screen.getByRole('region', { name: 'Stations' })).getByRole('status').textContent

/** Types at the pace of somebody who doesn't pause, letter by letter. */
async function type(demo: Awaited<ReturnType<typeof openDemo>>, text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1) {
    demo.set('Search', text.slice(0, end))
    await demo.pass(150)
  }
}

describe('a listener for a search box', () => {
  test('requests only what was typed last', async () => {
    const demo = await openDemo(ListenerMiddleware)
    await type(demo, 'osl')
    expect(runs()).toEqual([
      'Run 1, "o": waits 500 ms',
      'Run 2, "os": waits 500 ms',
      'Run 1, "o": TaskAbortError: task cancelled (reason: listener-cancelled)',
      'Run 3, "osl": waits 500 ms',
      'Run 2, "os": TaskAbortError: task cancelled (reason: listener-cancelled)',
    ])
    expect(server.requests).toHaveLength(0)
    await demo.pass(2500)
    expect(server.requests.map(({ path }) => path)).toEqual(['/stations?start=osl'])
    const actions = readLog().filter((line) => line.startsWith('search/'))
    expect(actions[1]).toBe("search/typed 'os'")
    expect(actions.map((line) => line.split(' ')[0])).toEqual([
      ...Array<string>(3).fill('search/typed'),
      'search/started',
      'search/tookLong',
      'search/finished',
    ])
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

  test('says that it found nothing once it has searched', async () => {
    const { pass, set } = await openDemo(ListenerMiddleware)
    expect(screen.getByText('No stations yet.')).toBeDefined()
    set('Search', 'x')
    await pass(3000)
    expect(screen.getByText('The search found no station.')).toBeDefined()
    expect(screen.queryByText('No stations yet.')).toBeNull()
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
    expect(runs().at(-1)).toBe('Run 1, "be": TaskAbortError: task cancelled (reason: listener-cancelled)')
    expect(readLog().join()).toContain('GET /stations?start=be aborted')
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
