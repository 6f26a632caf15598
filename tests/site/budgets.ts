/** The measures of a page, each in bytes after Brotli at its best quality. */
export type BudgetKind = 'HTML' | 'CSS' | 'initial JS'

/**
 * The most that one page of each type may weigh: what it weighed when it was last accepted, and about 3 % more.
 * "initial JS" is the scripts that the HTML names.
 */
export const BUDGETS: Readonly<Record<string, Readonly<Record<BudgetKind, number>>>> = {
  '/': { HTML: 10_100, CSS: 25_600, 'initial JS': 88_000 },
  '/usage/usage-guide': { HTML: 24_600, CSS: 21_300, 'initial JS': 88_000 },
  '/api/createSlice': { HTML: 26_400, CSS: 24_000, 'initial JS': 88_000 },
  '/errors': { HTML: 15_500, CSS: 22_000, 'initial JS': 88_000 },
}
