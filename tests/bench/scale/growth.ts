import { markdownTable } from '../site/markdown-table'
import { ratio } from '../site/stats'

/** What was measured of the site at one size. */
export interface Size {
  times: number
  /** How many pages of text it has. */
  pages: number
  figures: Readonly<Record<string, number>>
}

/**
 * Writes the table: a row per figure, a column per size, then by how much the last is more than the first, and what
 * a page more costs.
 */
export function growthTable(sizes: readonly Size[]): string {
  const first = sizes[0]
  const last = sizes.at(-1)
  if (first === undefined || last === undefined) throw new Error('Nothing was measured.')
  const names = [...new Set(sizes.flatMap(({ figures }) => Object.keys(figures)))]
  const rows = names.map((name) => {
    const from = first.figures[name]
    const to = last.figures[name]
    const growth = ratio(to, from)
    const more = from === undefined || to === undefined ? undefined : to - from
    const perPage = more === undefined || last === first ? undefined : more / (last.pages - first.pages)
    return [
      name,
      ...sizes.map(({ figures }) => format(figures[name])),
      growth === undefined ? '–' : `×${growth.toFixed(2)}`,
      perPage === undefined ? '–' : perPage.toFixed(2),
    ]
  })
  const columns = sizes.map(({ times, pages }) => `×${times} (${pages} pages)`)
  return markdownTable(['figure', ...columns, 'growth', 'per page'], rows, 1)
}

function format(value: number | undefined): string {
  if (value === undefined) return '–'
  return value.toFixed(value < 100 ? 1 : 0)
}
