// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { openApp } from './open-app'
import { click } from './operate'

const user = userEvent.setup()

function log(): string[] {
  return within(screen.getByRole('list'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
}

function header(): string | null {
  return screen.getByText(/ of \d+ ml/).textContent
}

describe('Waterline', () => {
  beforeEach(() => openApp(() => import('../../examples/waterline/src/main')))

  it('begins with an empty day', () => {
    expect(header()).toBe('0 of 2000 ml (0%)')
    expect(log()).toEqual([])
    expect(screen.getByRole('button', { name: 'Undo last drink' })).toHaveProperty('disabled', true)
  })

  it('logs drinks of both kinds and takes the last one back', async () => {
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

  it('keeps the goal when a new day starts', async () => {
    await click('Mint tea')
    await user.clear(screen.getByLabelText('Daily goal in ml'))
    await user.type(screen.getByLabelText('Daily goal in ml'), '3000')
    await click('Change')
    expect(header()).toBe('330 of 3000 ml (11%)')

    await click('Start a new day')
    expect(header()).toBe('0 of 3000 ml (0%)')
  })

  it('loads the saved goal', async () => {
    await click('Load my saved goal')
    await waitFor(() => {
      expect(header()).toBe('0 of 2400 ml (0%)')
    })
  })
})
