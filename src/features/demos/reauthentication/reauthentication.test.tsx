import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { OpenDemo } from '../kit/testing/open-demo'
import { openDemo, withVirtualTime } from '../kit/testing/open-demo'
import Reauthentication from '.'
import { server } from './server'

withVirtualTime()

const log = (): string[] =>
  server.exchanges.map(({ method, path, outcome }) => `${method} ${path} ${outcome}`)
const rooms = (): string[] => screen.getAllByText(/^Room \d/).map((line) => line.textContent)

const part = (title: RegExp): string => screen.getByRole('region', { name: title }).textContent

/** Opens the demo, lets its rooms arrive, and forgets how. */
async function openLoaded(): Promise<OpenDemo> {
  const demo = await openDemo(Reauthentication)
  await roundTrips(demo, 1)
  expect(log()).toEqual(['GET /rooms/7 200', 'GET /rooms/8 200', 'GET /rooms/9 200'])
  return demo
}

async function roundTrips({ pass }: OpenDemo, count: number): Promise<void> {
  for (let trip = 0; trip < count; trip += 1) await pass(1600)
}

const REFUSED = ['GET /rooms/7 401', 'GET /rooms/8 401', 'GET /rooms/9 401']
const REPEATED = ['GET /rooms/7 200', 'GET /rooms/8 200', 'GET /rooms/9 200']

describe('a session that expires', () => {
  test('is renewed once for three parallel requests, which are repeated', async () => {
    const demo = await openLoaded()
    await demo.click('Expire the session')
    await demo.click('Refetch all')
    await roundTrips(demo, 1)
    expect(log().slice(3)).toEqual([...REFUSED, 'POST /session pending'])
    await roundTrips(demo, 2)
    expect(log().slice(3)).toEqual([...REFUSED, 'POST /session 200', ...REPEATED])
    expect(part(/^App/)).toContain('signed in with key-2')
    expect(rooms()).toEqual(['Room 7: taken', 'Room 8: being cleaned', 'Room 9: clean'])
  })

  test('lets a request that comes during the refresh wait for the new token', async () => {
    const demo = await openLoaded()
    await demo.click('Expire the session')
    await demo.click('Refetch all')
    await roundTrips(demo, 1)
    await demo.click('Show room 12')
    expect(log().slice(3)).toEqual([...REFUSED, 'POST /session pending'])
    await roundTrips(demo, 2)
    expect(log().slice(6)).toEqual(['POST /session 200', ...REPEATED, 'GET /rooms/12 200'])
  })

  test('that is not renewed signs the app out, until the next login', async () => {
    const demo = await openLoaded()
    await demo.click('End the login')
    await demo.click('Refetch all')
    await roundTrips(demo, 3)
    expect(log().slice(3)).toEqual([...REFUSED, 'POST /session 401'])
    expect(part(/^App/)).toContain('signed out')
    expect(rooms()[0]).toBe('Room 7: taken, refused')
    await demo.click('Log in')
    await roundTrips(demo, 2)
    expect(log().slice(7)).toEqual(['POST /login 200', ...REPEATED])
    expect(rooms()[0]).toBe('Room 7: taken')
  })

  test('leaves no refresh behind when the reader goes', async () => {
    const demo = await openLoaded()
    await demo.click('Expire the session')
    await demo.click('Refetch all')
    await roundTrips(demo, 1)
    expect(log().at(-1)).toBe('POST /session pending')
    demo.leave()
    expect(log()).toEqual([])
  })
})
