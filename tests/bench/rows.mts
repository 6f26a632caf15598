/** The row of a figure in the table, and what it is to be. */
interface Row {
  /** The most that it may be for the site's own build. */
  most?: number
  /** The most that it may be of plain Docusaurus's figure. */
  mostOfDocusaurus?: number
}

/**
 * The rows of the table, in their order. The goals of the clicks are those towards the library's own site, which runs on
 * Docusaurus with more around it: plain Docusaurus is in its place here.
 */
export const ROWS = {
  'page: all in 10 s, kB': { most: 260 },
  'page: HTML, kB': { most: 26 },
  'page: styles, kB': { most: 20 },
  'page: scripts, kB': { most: 130 },
  'page: fetched ahead, kB': { most: 60 },
  'page: fetched ahead, Save-Data, kB': { most: 0 },
  'page: fetched ahead, 3g, kB': { most: 0 },
  'home: all in 10 s, kB': { most: 230 },
  'home: HTML, kB': {},
  'home: styles, kB': { most: 20 },
  'home: scripts, kB': { most: 120 },
  'home: fetched ahead, kB': { most: 60 },
  'home: fetched ahead, Save-Data, kB': { most: 0 },
  'home: fetched ahead, 3g, kB': { most: 0 },
  'slow: largest paint, ms': {},
  'slow: blocked time, ms': {},
  'slow: layout shift': { most: 0 },
  'click to next heading, ms': { mostOfDocusaurus: 0.5 },
  'click after 300 ms of hover, ms': { mostOfDocusaurus: 0.5 },
  'click, slow, ms': { mostOfDocusaurus: 0.8 },
  'Ctrl+K to search field, ms': {},
  'first key to first hits, ms': { most: 250 },
  'first key to first hits, slow, ms': {},
  'search: fetched for first hits, kB': { most: 90 },
  'npm start: first page, s': { most: 90 },
  'npm start: packages': { most: 1000 },
  'npm start: packages, MB': { most: 350 },
  'npm start again: first page, s': { most: 5 },
  'npm start, one page changed: first page, s': { most: 25 },
} as const satisfies Record<string, Row>

export type RowName = keyof typeof ROWS

/** Figures of one measurement. */
export type Figures = Partial<Record<RowName, number>>
