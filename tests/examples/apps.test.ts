// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { inApp } from './apps'

/** React asks whether its updates are awaited by a test. */
const reactTestEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/**
 * Opens an example as a reader does: an empty page, and its `src/main.tsx`. Every call starts with a new store.
 *
 * @param main - imports the app's `src/main.tsx`
 * @param body - HTML of the page's body
 */
async function openApp(main: () => Promise<unknown>, body = '<div id="root"></div>'): Promise<void> {
  reactTestEnvironment.IS_REACT_ACT_ENVIRONMENT = true
  document.body.innerHTML = body
  vi.resetModules()
  await act(async () => {
    await main()
  })
}

const user = userEvent.setup()

/** Presses the button of this name. */
const click = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }))

/**
 * Writes a value into the field of this label. At once: forms are emptied by React when their action has ended, of
 * which simulated typing would not know.
 */
function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** What the simulated server of an app was asked for, which it prints: `GET /trails`. */
let requests: string[]

beforeEach(() => {
  requests = []
  vi.spyOn(console, 'log').mockImplementation((...words) => void requests.push(words.join(' ')))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const getLines = (items: readonly HTMLElement[]): string[] => items.map((item) => item.textContent.trim())

describe('Departures', () => {
  const [, body] = /<body>([^]*)<\/body>/.exec(readFileSync(inApp('departures', 'index.html'), 'utf8')) ?? []

  beforeEach(async () => {
    vi.useFakeTimers()
    await openApp(() => import('../../examples/departures/src/start'), body)
  })

  async function open(station: string): Promise<void> {
    screen.getByRole('button', { name: station }).click()
    await vi.advanceTimersByTimeAsync(300)
  }

  const lines = () => getLines(screen.getAllByRole('listitem'))

  it('shows a station, and what its feed says', async () => {
    await open('North')
    expect(lines()).toEqual(['10:05 Harbor', '10:12 Airport'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(lines()).toEqual(['10:05 Harbor, 2 min late', '10:12 Airport'])
    expect(requests).toEqual(['GET /North', 'open North'])
  })

  it('closes the feed and forgets the station five seconds after it was left', async () => {
    await open('North')
    await open('South')
    expect(lines()).toEqual(['10:09 Castle'])
    expect(screen.getByText('In the cache: North, South')).toBeDefined()
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests).toEqual(['GET /North', 'open North', 'GET /South', 'open South', 'close North'])
    expect(screen.getByText('In the cache: South')).toBeDefined()
  })
})

describe('Helpdesk', () => {
  beforeEach(() => openApp(() => import('../../examples/helpdesk/src/main')))

  async function logIn(password = 'open sesame'): Promise<void> {
    fill('Name', 'Ines')
    fill('Password', password)
    await click('Log in')
  }

  it('closes a ticket before the server has answered, and opens it again if that refuses', async () => {
    await logIn()
    await screen.findByText(/T-2 New keyboard: open/)
    expect(screen.getByText(/Logged in as Ines/)).toBeDefined()
    expect(requests).toEqual(['POST /login', 'GET /tickets'])
    await click('Close T-2')
    expect(screen.getByText(/T-2 New keyboard: closed/)).toBeDefined()
    expect(requests.at(-1)).toBe('PATCH /tickets/T-2')
    await click('Close T-1')
    expect(screen.getByText(/T-1 Printer on fire \(urgent\): closed/)).toBeDefined()
    expect(await screen.findByText('An urgent ticket is closed by phone.')).toBeDefined()
    expect(screen.getByText(/T-1 Printer on fire \(urgent\): open/)).toBeDefined()
  })

  it('refetches the list after an addition, and forgets everything at logout', async () => {
    await logIn()
    await screen.findByText(/T-1 Printer on fire/)
    fill('Title', 'Door squeaks')
    await click('Add')
    expect(await screen.findByText(/T-3 Door squeaks: open/)).toBeDefined()
    await click('Log out')
    expect(screen.queryByText(/Printer/)).toBeNull()
    await logIn()
    expect(await screen.findByText(/T-1 Printer on fire/)).toBeDefined()
    expect(requests.slice(2)).toEqual(['POST /tickets', 'GET /tickets', 'POST /login', 'GET /tickets'])
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

describe('Packlist', () => {
  beforeEach(() => openApp(() => import('../../examples/packlist/src/main')))

  const list = () => getLines(screen.queryAllByRole('listitem'))
  const summary = () => screen.getByText(/ packed, /).textContent

  async function add(name: string, grams: number, category: string): Promise<void> {
    fill('Item', name)
    fill('Weight in g', String(grams))
    await user.selectOptions(screen.getByLabelText('Category'), category)
    await click('Add')
  }

  /** Imports a template, and waits for the form's answer and for React to empty the form, which happens after it. */
  async function importTemplate(name: string, answer: string): Promise<void> {
    fill('Template', name)
    await click('Import')
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe(answer)
      expect(screen.getByLabelText<HTMLInputElement>('Template').value).toBe('')
    })
  }

  it('adds items up, shows them by category, packs, and unpacks everything at once', async () => {
    await add('Wool socks', 90, 'clothes')
    await add('Stove', 410, 'gear')
    expect(list()).toEqual(['Wool socks, 90 g', 'Stove, 410 g'])
    await click('gear')
    expect(list()).toEqual(['Stove, 410 g'])
    expect(summary()).toBe('0 of 2 packed, 0.50 kg in all')
    await user.click(screen.getByLabelText(/Stove/))
    expect(summary()).toBe('1 of 2 packed, 0.50 kg in all')
    await click('Unpack everything')
    expect(summary()).toBe('0 of 2 packed, 0.50 kg in all')
  })

  it('imports a template once, and says why it could not', async () => {
    await importTemplate('weekend', '3 items added.')
    expect(list()).toEqual(['Rain jacket, 310 g', 'Head torch, 75 g', 'Trail mix, 250 g'])
    await importTemplate('weekend', 'The template "weekend" is on your list already.')
    await importTemplate('moon', 'There is no template called "moon".')
    expect(list()).toHaveLength(3)
  })
})

describe('Trailboard', () => {
  beforeEach(() => openApp(() => import('../../examples/trailboard/src/main')))

  const open = async (trail: RegExp) => user.click(await screen.findByRole('button', { name: trail }))

  async function report(condition: string, note: string): Promise<void> {
    await screen.findByText('No reports yet.')
    await user.selectOptions(screen.getByLabelText('Condition'), condition)
    fill('What did you see?', note)
    await click('Report')
  }

  it('lists the trails after one request, and refetches what a report changes, and nothing else', async () => {
    expect(screen.getByText('Loading trails…')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Ridge walk, 11 km: dry' })).toBeDefined()
    expect(requests).toEqual(['GET /trails'])
    await open(/Gorge loop/)
    await report('blocked', 'A tree lies across the path')
    expect(await screen.findByText('blocked: A tree lies across the path')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Gorge loop, 6 km: blocked' })).toBeDefined()
    const trail = 'GET /trails/gorge'
    expect(requests.slice(1)).toEqual([trail, 'POST /trails/gorge/reports', 'GET /trails', trail])
  })
})

describe('Waterline', () => {
  beforeEach(() => openApp(() => import('../../examples/waterline/src/main')))

  const log = () => getLines(within(screen.getByRole('list')).queryAllByRole('listitem'))
  const header = () => screen.getByText(/ of \d+ ml/).textContent

  it('begins with an empty day, logs drinks of both kinds and takes the last one back', async () => {
    expect(header()).toBe('0 of 2000 ml (0%)')
    expect(screen.getByRole('button', { name: 'Undo last drink' })).toHaveProperty('disabled', true)
    await click('Glass of water')
    await user.type(screen.getByLabelText('Amount in ml'), '500')
    await user.type(screen.getByLabelText('Name'), 'Cold brew')
    await click('Add')
    expect(log()).toEqual(['250 ml Water', '500 ml Cold brew'])
    expect(header()).toBe('750 of 2000 ml (38%)')
    await click('Undo last drink')
    expect(log()).toEqual(['250 ml Water'])
    expect(screen.getByRole('status').textContent).toBe('Removed 500 ml Cold brew')
  })

  it('keeps the goal when a new day starts, and loads the saved one', async () => {
    await click('Mint tea')
    await user.clear(screen.getByLabelText('Daily goal in ml'))
    await user.type(screen.getByLabelText('Daily goal in ml'), '3000')
    await click('Change')
    expect(header()).toBe('330 of 3000 ml (11%)')
    await click('Start a new day')
    expect(header()).toBe('0 of 3000 ml (0%)')
    await click('Load my saved goal')
    await waitFor(() => {
      expect(header()).toBe('0 of 2400 ml (0%)')
    })
  })
})
