import { checkSurface, type SurfaceReport } from '../surface/gate'
import { readReference } from '../surface/read-reference'
import { surface } from './fixture-surface'

/** The rows of a table that agrees with the fixture, by member. */
export const ROWS = {
  guests: '| `guests` | required | Who may come in. |',
  closesAt: '| `closesAt` | `23` | When it closes. |',
  onRefused: '| `onRefused` | none | Called with who was refused. |',
  limits: '| `limits` | none | How many may come. |',
  names: '| `names` | none | Deprecated. |',
}

/** A page's table of options. */
export const table = (rows: readonly string[], attributes = 'of="GateOptions"') =>
  `<Options ${attributes}>\n\n| Option | Default | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n\n</Options>\n`

/** Pages and lists, as far as they are not the fixture's usual ones. */
interface Site {
  pages: Record<string, string>
  /** The exports that need a home. */
  exported?: readonly string[]
  elsewhere?: Record<string, string>
}

/** Checks pages against the fixture. */
export function check({ pages, exported = [], elsewhere = {} }: Site): SurfaceReport {
  const names = Object.keys(elsewhere)
  return checkSurface(
    Object.entries(pages).map(([path, text]) => readReference(path, text)),
    {
      origin: 'gate',
      ...surface,
      defaults: [{ expression: 'Argument<typeof openGate>', member: 'closesAt', value: '23' }],
      exports: surface.exports.filter(({ name }) => exported.includes(name)),
      index: 'index.mdx',
      tablesElsewhere: {
        path: 'elsewhere.ts',
        text: names.map((name) => `  ${name}: …`).join('\n'),
        reasons: elsewhere,
      },
    },
  )
}

/** What a check reports, as `page:line:column message`. */
export const getDiagnostics = (site: Site) =>
  check(site).diagnostics.map(({ page, line, column, message }) => `${page}:${line}:${column} ${message}`)

/** A site of one page, which has a table with these rows. */
export const pageWith = (rows: readonly string[], attributes?: string) => ({
  pages: { 'a.mdx': `# Gate\n\n${table(rows, attributes)}` },
})

export const ALL_ROWS = Object.values(ROWS)
export const rowsWithout = (left: keyof typeof ROWS) =>
  Object.entries(ROWS).flatMap(([name, row]) => (name === left ? [] : [row]))
export const rowsReplacing = (name: keyof typeof ROWS, row: string) => Object.values({ ...ROWS, [name]: row })
