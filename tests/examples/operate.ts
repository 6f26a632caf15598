import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

const user = userEvent.setup()

/** Presses the button of this name. */
export function click(name: string): Promise<void> {
  return user.click(screen.getByRole('button', { name }))
}

/**
 * Writes a value into the field of this label. At once: forms are emptied by React when their action has ended, of
 * which simulated typing would not know.
 */
export function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/**
 * Listens to the simulated server of an app, which prints what it is asked for. End it with `vi.restoreAllMocks()`.
 *
 * @returns a list that grows with every request, for example `GET /trails`
 */
export function recordRequests(): string[] {
  const requests: string[] = []
  vi.spyOn(console, 'log').mockImplementation((...words) => {
    requests.push(words.join(' '))
  })
  return requests
}
