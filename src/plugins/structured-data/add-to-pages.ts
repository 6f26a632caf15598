import { readFileSync } from 'node:fs'
import path from 'node:path'

import { listHtmlFiles } from '../html-files'
import { writeWhole } from '../write-whole'
import type { Description } from './types'

/**
 * Writes descriptions into the head of the built pages.
 *
 * The steps after a build run side by side, and others read the same files. So each file is changed in one go and
 * replaced as a whole: nobody ever reads half a page.
 *
 * @param outDir - the folder of the build
 * @param describe - what to write into a page of this HTML, if anything
 * @throws Error when no page was described
 */
export function addToPages(outDir: string, describe: (html: string) => Description | undefined): void {
  const pages = listHtmlFiles(outDir).map((file) => path.join(outDir, file))
  const described = pages.filter((file) => {
    const html = readFileSync(file, 'utf8')
    const description = describe(html)
    if (description !== undefined) writeWhole(file, withDescription(html, description))
    return description !== undefined
  })
  if (described.length > 0) return
  throw new Error(
    'Structured data: no page was described. Compare src/plugins/structured-data with the built HTML.',
  )
}

/** The page with the description as the last element of its head. */
export function withDescription(html: string, description: Description): string {
  // "</script>" in a text would end the element.
  const json = JSON.stringify(description).replaceAll('<', '\\u003c')
  const end = html.indexOf('</head>')
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>${html.slice(end)}`
}
