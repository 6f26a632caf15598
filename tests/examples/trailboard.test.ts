// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from './open-app'
import { click, fill, recordRequests } from './operate'

const user = userEvent.setup()
/** The requests to the simulated server. */
let requests: string[]

beforeEach(async () => {
  requests = recordRequests()
  await openApp(() => import('../../examples/trailboard/src/main'))
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function report(condition: string, note: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Condition'), condition)
  fill('What did you see?', note)
  await click('Report')
}

describe('Trailboard', () => {
  it('lists the trails after one request', async () => {
    expect(screen.getByText('Loading trails…')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Ridge walk, 11 km: dry' })).toBeDefined()
    expect(requests).toEqual(['GET /trails'])
  })

  it('refetches what a report changes, and nothing else', async () => {
    await user.click(await screen.findByRole('button', { name: /Gorge loop/ }))
    await screen.findByText('No reports yet.')
    await report('blocked', 'A tree lies across the path')
    expect(await screen.findByText('blocked: A tree lies across the path')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Gorge loop, 6 km: blocked' })).toBeDefined()
    expect(requests).toEqual([
      'GET /trails',
      'GET /trails/gorge',
      'POST /trails/gorge/reports',
      'GET /trails',
      'GET /trails/gorge',
    ])
  })

  it('shows at once what it has loaded before', async () => {
    await user.click(await screen.findByRole('button', { name: /Gorge loop/ }))
    await screen.findByText('No reports yet.')
    await user.click(screen.getByRole('button', { name: /Ridge walk/ }))
    await screen.findByRole('heading', { name: 'Ridge walk' })
    await user.click(screen.getByRole('button', { name: /Gorge loop/ }))
    expect(screen.getByRole('heading', { name: 'Gorge loop' })).toBeDefined()
    expect(requests).toHaveLength(3)
  })

  it('says that a report was refused, and refetches nothing', async () => {
    await user.click(await screen.findByRole('button', { name: /Ridge walk/ }))
    await screen.findByText('No reports yet.')
    await report('muddy', '')
    expect((await screen.findByRole('alert')).textContent).toContain('not accepted')
    await waitFor(() => {
      expect(requests.at(-1)).toBe('POST /trails/ridge/reports')
    })
  })
})
