// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { inApp } from './apps'
import { openApp } from './open-app'
import { recordRequests } from './operate'

const [, body] = /<body>([^]*)<\/body>/.exec(readFileSync(inApp('departures', 'index.html'), 'utf8')) ?? []
/** The requests to the simulated railway. */
let log: string[]

beforeEach(async () => {
  vi.useFakeTimers()
  log = recordRequests()
  await openApp(() => import('../../examples/departures/src/start'), body)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open(station: string): Promise<void> {
  screen.getByRole('button', { name: station }).click()
  await vi.advanceTimersByTimeAsync(300)
}

function lines(): string[] {
  return screen.getAllByRole('listitem').map((line) => line.textContent)
}

describe('Departures', () => {
  it('shows a station, and what its feed says', async () => {
    await open('North')
    expect(lines()).toEqual(['10:05 Harbor', '10:12 Airport'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(lines()).toEqual(['10:05 Harbor, 2 min late', '10:12 Airport'])
    expect(log).toEqual(['GET /North', 'open North'])
  })

  it('closes the feed and forgets the station five seconds after it was left', async () => {
    await open('North')
    await open('South')
    expect(lines()).toEqual(['10:09 Castle'])
    expect(screen.getByText('In the cache: North, South')).toBeDefined()
    await vi.advanceTimersByTimeAsync(5000)
    expect(log).toEqual(['GET /North', 'open North', 'GET /South', 'open South', 'close North'])
    expect(screen.getByText('In the cache: South')).toBeDefined()
  })

  it('comes back without a request while the data is kept', async () => {
    await open('North')
    await open('South')
    await vi.advanceTimersByTimeAsync(2000)
    await open('North')
    expect(lines()[0]).toMatch(/^10:05 Harbor, \d min late$/)
    expect(log.filter((line) => line === 'GET /North')).toHaveLength(1)
  })
})
