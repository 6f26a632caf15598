// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { makeMore } from '../more'

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
const download = vi.fn<() => Promise<void>>(() => Promise.resolve())
const TEXTS = new Map([
  ['src/use.ts', "import { cart } from './cart'\n"],
  ['src/cart.ts', 'export const cart = []'],
])

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  document.body.append(...makeMore({ texts: () => TEXTS, download }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

test('The rarer buttons appear at a press, and go at the next one.', () => {
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  expect(button('More').getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button('More'))
  expect(button('More').getAttribute('aria-expanded')).toBe('true')
  expect(button('Download')).toBeDefined()
  fireEvent.click(button('More'))
  expect(screen.queryByRole('button', { name: 'Copy all' })).toBeNull()
})

test('All files are copied, each below its name.', async () => {
  fireEvent.click(button('More'))
  fireEvent.click(button('Copy all'))
  await waitFor(() => button('Copied'))
  expect(writeText).toHaveBeenCalledWith(
    "// src/use.ts\nimport { cart } from './cart'\n\n// src/cart.ts\nexport const cart = []\n",
  )
})

test.each([
  ['saved', () => Promise.resolve(), 'Saved'],
  ['not made', () => Promise.reject(new Error('There is no network.')), 'Failed'],
])('The button says that the project is %s.', async (_, outcome, text) => {
  download.mockImplementation(outcome)
  fireEvent.click(button('More'))
  fireEvent.click(button('Download'))
  await waitFor(() => button(text))
})
