/**
 * Writes a Markdown table whose columns line up when read as plain text.
 *
 * @param head - the heads of the columns
 * @param rows - the cells, as text; a short row is filled with empty cells
 * @param left - how many of the first columns hold words; the others hold figures, which are aligned right
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: number,
): string {
  const lines = [head, ...rows].map((row) => head.map((_, column) => row[column] ?? ''))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => (line[column] ?? '').length)))
  const pad = (cell: string, column: number) =>
    column < left ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  const rule = widths.map((width, column) =>
    column < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const [first = [], ...others] = lines.map((line) => line.map(pad))
  return [first, rule, ...others].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
