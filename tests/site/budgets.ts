/** What is measured of a page, each in bytes after Brotli at its best quality. */
export type BudgetKind = 'HTML' | 'CSS' | 'initial JS'

/**
 * The most that one page of each type may weigh: what it weighed when it was last accepted, and about 3 % more.
 * "initial JS" is the scripts that the HTML names.
 */
export const BUDGETS: Readonly<Record<string, Readonly<Record<BudgetKind, number>>>> = {
  '/': { HTML: 5_400, CSS: 16_700, 'initial JS': 90_600 },
  '/usage/usage-guide': { HTML: 18_300, CSS: 16_700, 'initial JS': 90_600 },
  '/api/createSlice': { HTML: 18_200, CSS: 16_700, 'initial JS': 90_600 },
  '/errors': { HTML: 9_700, CSS: 16_700, 'initial JS': 90_600 },
}
