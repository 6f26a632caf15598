import { screen, within } from '@testing-library/react'

/** Reads the table or the hook timeline of a demo: the text of each cell, by the name of the row. */
export function readTable(): Record<string, string[]> {
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  return Object.fromEntries(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ]),
  )
}

/** Reads a log or a list of a demo by its name, line by line. */
export function readLines(role: 'log' | 'list', name: string): string[] {
  return within(screen.getByRole(role, { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)
}
