import { screen, within } from '@testing-library/react'

const textsIn = (place: HTMLElement, role: string): string[] =>
  within(place)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

/** The lines of the store's panel, without the times in front of them. */
export function readLog(): string[] {
  const log = screen.getByRole('log', { name: 'Actions and requests' })
  return textsIn(log, 'listitem').map((line) => line.replace(/^[\d.]+ m?s /, ''))
}

/** The entries of the cache by their names: status, subscribers, removal and tags. */
export function readCache(): Record<string, string[]> {
  const rows = within(screen.getByRole('group', { name: 'Cache' }))
    .queryAllByRole('row')
    .slice(1)
  return Object.fromEntries(
    rows.map((row) => {
      const name = within(row).getByRole('rowheader').querySelector('code')?.textContent
      return [name ?? '', textsIn(row, 'cell')]
    }),
  )
}
