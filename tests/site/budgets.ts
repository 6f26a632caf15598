/** What is measured of a page, each in bytes after Brotli at its best quality. */
export type BudgetKind = 'HTML' | 'CSS' | 'initial JS'

/**
 * The most that one page of each type may weigh: what it weighed when it was last accepted, and about 3 % more.
 * "initial JS" is the scripts that the HTML names.
 */
export const BUDGETS: Readonly<Record<string, Readonly<Record<BudgetKind, number>>>> = {
  '/': { HTML: 5_640, CSS: 15_700, 'initial JS': 115_800 },
  '/usage/usage-guide': { HTML: 20_100, CSS: 15_700, 'initial JS': 115_800 },
  '/api/createSlice': { HTML: 18_100, CSS: 15_700, 'initial JS': 115_800 },
  '/errors': { HTML: 5_310, CSS: 15_700, 'initial JS': 115_800 },
}
