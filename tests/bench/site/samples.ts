import { median } from './stats'

/** In place of a page: of the site as a whole. */
export const WHOLE_SITE = '*'

/** Everything that was measured: by site, metric and page, each a list of samples. */
export class Samples {
  readonly #values = new Map<string, number[]>()

  add(site: string, metric: string, page: string, value: number): void {
    const key = keyOf(site, metric, page)
    this.#values.set(key, [...(this.#values.get(key) ?? []), value])
  }

  addAll(site: string, page: string, values: Readonly<Record<string, number>>): void {
    for (const [metric, value] of Object.entries(values)) this.add(site, metric, page, value)
  }

  median(site: string, metric: string, page: string): number | undefined {
    return median(this.#values.get(keyOf(site, metric, page)) ?? [])
  }

  /** As plain data, for a file. */
  toJSON(): { site: string; metric: string; page: string; values: number[] }[] {
    return [...this.#values].map(([key, values]) => {
      const [site = '', metric = '', page = ''] = key.split('\0')
      return { site, metric, page, values }
    })
  }
}

function keyOf(site: string, metric: string, page: string): string {
  return [site, metric, page].join('\0')
}
