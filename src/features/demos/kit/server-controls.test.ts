// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'

import { createServer } from '../../simulated-server/create-server'
import type { SimulatedServer } from '../../simulated-server/types'
import type { ServerControl } from './ServerControls'
import { ServerControls } from './ServerControls'

function open(control: ServerControl): SimulatedServer {
  const server = createServer({
    baseUrl: 'https://x.example',
    latency: 300,
    data: () => undefined,
    routes: { 'GET /a': () => 1 },
  })
  render(createElement(ServerControls, { server, controls: [control] }))
  return server
}

afterEach(cleanup)

test('A slider says its value with the unit, follows the server, and is not said twice.', () => {
  const server = open('latency')
  const slider = screen.getByRole('slider', { name: 'Latency' })
  expect(slider.getAttribute('aria-valuetext')).toBe('300 ms')
  fireEvent.change(slider, { target: { value: '1200' } })
  expect(server.latency).toBe(1200)
  expect(screen.getByText('1200 ms')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
  act(() => server.reset())
  expect(slider.getAttribute('aria-valuetext')).toBe('300 ms')
})

test('The rate of failures is set in percent.', () => {
  const server = open('failures')
  fireEvent.change(screen.getByRole('slider', { name: 'Failing requests' }), { target: { value: '75' } })
  expect(server.failureRate).toBe(0.75)
})

test('Only the next request fails.', async () => {
  const server = open('next-failure')
  server.change({ latency: 0 })
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Next request fails' })
  fireEvent.click(box)
  const statuses: number[] = []
  for (let count = 0; count < 3; count += 1) {
    await act(async () => {
      statuses.push((await server.fetch('https://x.example/a')).status)
    })
  }
  expect(statuses).toEqual([500, 200, 200])
  expect(box.checked).toBe(false)
})
