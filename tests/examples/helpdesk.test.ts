// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from './open-app'
import { click, fill, recordRequests } from './operate'

/** The requests to the simulated server. */
let requests: string[]

beforeEach(async () => {
  requests = recordRequests()
  await openApp(() => import('../../examples/helpdesk/src/main'))
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function logIn(password = 'open sesame'): Promise<void> {
  fill('Name', 'Ines')
  fill('Password', password)
  await click('Log in')
}

describe('Helpdesk', () => {
  it('says why a login failed, and asks for nothing else', async () => {
    await logIn('swordfish')
    expect(await screen.findByText('That password is wrong.')).toBeDefined()
    expect(requests).toEqual(['POST /login'])
    await click('Dismiss')
    expect(screen.queryByText('That password is wrong.')).toBeNull()
  })

  it('sends the token with every later request', async () => {
    await logIn()
    expect(await screen.findByText(/T-2 New keyboard: open/)).toBeDefined()
    expect(screen.getByText(/Logged in as Ines/)).toBeDefined()
    expect(requests).toEqual(['POST /login', 'GET /tickets'])
  })

  it('closes a ticket before the server has answered', async () => {
    await logIn()
    await screen.findByText(/T-2 New keyboard: open/)
    await click('Close T-2')
    expect(screen.getByText(/T-2 New keyboard: closed/)).toBeDefined()
    expect(requests.at(-1)).toBe('PATCH /tickets/T-2')
  })

  it('opens it again if the server refuses', async () => {
    await logIn()
    await screen.findByText(/T-1 Printer on fire/)
    await click('Close T-1')
    expect(screen.getByText(/T-1 Printer on fire \(urgent\): closed/)).toBeDefined()
    expect(await screen.findByText('An urgent ticket is closed by phone.')).toBeDefined()
    expect(screen.getByText(/T-1 Printer on fire \(urgent\): open/)).toBeDefined()
  })

  it('refetches the list after an addition', async () => {
    await logIn()
    await screen.findByText(/T-1 Printer on fire/)
    fill('Title', 'Door squeaks')
    await click('Add')
    expect(await screen.findByText(/T-3 Door squeaks: open/)).toBeDefined()
    expect(requests.slice(2)).toEqual(['POST /tickets', 'GET /tickets'])
  })

  it('forgets everything at logout', async () => {
    await logIn()
    await screen.findByText(/T-1 Printer on fire/)
    await click('Log out')
    expect(screen.queryByText(/Printer/)).toBeNull()
    await logIn()
    expect(await screen.findByText(/T-1 Printer on fire/)).toBeDefined()
    expect(requests).toEqual(['POST /login', 'GET /tickets', 'POST /login', 'GET /tickets'])
  })

  it('ends the session, and forgets its data, when the server says that it is over', async () => {
    await logIn()
    await screen.findByText(/T-1 Printer on fire/)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)
    await click('Close T-2')
    expect(await screen.findByText('Your session has ended.')).toBeDefined()
    expect(screen.queryByText(/Printer/)).toBeNull()

    vi.mocked(Date.now).mockRestore()
    await logIn()
    expect(screen.queryByText(/Printer/)).toBeNull()
    expect(await screen.findByText(/T-1 Printer on fire/)).toBeDefined()
    expect(requests.slice(2)).toEqual(['PATCH /tickets/T-2', 'POST /login', 'GET /tickets'])
  })
})
