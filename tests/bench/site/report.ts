import { markdownTable } from './markdown-table'
import type { Metric } from './metrics'
import type { MeasuredPage } from './pages'
import { WHOLE_SITE, type Samples } from './samples'
import { median, ratio } from './stats'

/** What the table is made of. The first site is ours; ratios are ours by theirs. */
export interface ReportInput {
  sites: readonly string[]
  pages: readonly MeasuredPage[]
  metrics: readonly Metric[]
  samples: Samples
}

const MEDIAN_HEAD = 'text pages'
const ABSENT = '–'

/**
 * Writes the one table: a row per metric, and with several sites per site and ratio; a column per page. The last
 * column is the median of the pages of text, or the figure of the site as a whole.
 */
export function reportTable({ sites, pages, metrics, samples }: ReportInput): string {
  const [ours = '', ...others] = sites
  const columns = [...pages.map(({ name }) => name), MEDIAN_HEAD]
  const rows = metrics.flatMap((metric) => {
    const valuesOf = (site: string) => rowOf(site, metric, pages, samples)
    const own = valuesOf(ours)
    if (sites.every((site) => valuesOf(site).every((value) => value === undefined))) return []
    const cells = (values: readonly (number | undefined)[], digits: number) =>
      values.map((value) => value?.toFixed(digits) ?? ABSENT)
    if (others.length === 0) return [[metric.label, ...cells(own, metric.digits)]]
    return [
      [metric.label, ours, ...cells(own, metric.digits)],
      ...others.flatMap((site) => {
        const theirs = valuesOf(site)
        const ratios = own.map((value, index) => ratio(value, theirs[index]))
        return [
          ['', site, ...cells(theirs, metric.digits)],
          ['', `÷ ${site}`, ...cells(ratios, 2)],
        ]
      }),
    ]
  })
  const words = others.length === 0 ? ['metric'] : ['metric', 'site']
  return markdownTable([...words, ...columns], rows, words.length)
}

function rowOf(
  site: string,
  { id }: Metric,
  pages: readonly MeasuredPage[],
  samples: Samples,
): (number | undefined)[] {
  const values = pages.map(({ address }) => samples.median(site, id, address))
  const ofText = values.filter((value, index) => value !== undefined && pages[index]?.isText)
  const whole = samples.median(site, id, WHOLE_SITE)
  return [...values, whole ?? median(ofText as number[])]
}
