import { existsSync, readFileSync } from 'node:fs'

/**
 * The ids of a page's headings, as its source has them. Those of other pages are made by components, and no error and no
 * symptom links to them.
 */
export function headingIds(pagePath: string): string[] {
  const file = `docs${pagePath}.mdx`
  if (!existsSync(file)) return []
  return Array.from(
    readFileSync(file, 'utf8').matchAll(/^#{2,6} .*\{\/\* #(\S+) \*\/\}$/gm),
    ([, id = '']) => id,
  )
}
