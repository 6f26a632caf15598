// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { openApp } from './open-app'
import { click, fill } from './operate'

const user = userEvent.setup()

function list(): string[] {
  return screen.queryAllByRole('listitem').map((item) => item.textContent.trim())
}

function summary(): string | null {
  return screen.getByText(/ packed, /).textContent
}

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

describe('Packlist', () => {
  beforeEach(() => openApp(() => import('../../examples/packlist/src/main')))

  it('adds items up and shows them by category', async () => {
    await add('Wool socks', 90, 'clothes')
    await add('Stove', 410, 'gear')
    expect(list()).toEqual(['Wool socks, 90 g', 'Stove, 410 g'])
    expect(summary()).toBe('0 of 2 packed, 0.50 kg in all')

    await click('gear')
    expect(list()).toEqual(['Stove, 410 g'])
    expect(summary()).toBe('0 of 2 packed, 0.50 kg in all')
  })

  it('packs, and unpacks everything at once', async () => {
    await add('Stove', 410, 'gear')
    await user.click(screen.getByLabelText(/Stove/))
    expect(summary()).toBe('1 of 1 packed, 0.41 kg in all')
    await click('Unpack everything')
    expect(summary()).toBe('0 of 1 packed, 0.41 kg in all')
  })

  it('imports a template once, and says why it could not', async () => {
    await importTemplate('weekend', '3 items added.')
    expect(list()).toEqual(['Rain jacket, 310 g', 'Head torch, 75 g', 'Trail mix, 250 g'])

    await importTemplate('weekend', 'The template "weekend" is on your list already.')
    await importTemplate('moon', 'There is no template called "moon".')
    expect(list()).toHaveLength(3)
  })
})
