import type { Finding } from './findings.mjs'
import { linesOfPages } from './statements.mjs'

const ROW = /^\| (.+?) \| ([\d.]+ kB) \| ([\d.]+ kB) \| ([\d.]+ kB) \|$/

/**
 * Compares the tables of pages with what `npm run bench:sizes` printed.
 *
 * @returns a finding for each row that a page has otherwise, with the measured row
 */
export function staleSizes(printed: string, pages = linesOfPages()): Finding[] {
  const measured = new Map(
    printed.split('\n').flatMap((line) => {
      const name = ROW.exec(line)?.[1]
      return name === undefined ? [] : [[name, line] as const]
    }),
  )
  if (measured.size === 0) throw new Error('npm run bench:sizes printed no table.')
  return pages.flatMap(({ place, text }) => {
    const row = measured.get(ROW.exec(text)?.[1] ?? '')
    return row === undefined || row === text ? [] : [{ place, message: `Measured now: ${row}` }]
  })
}
