import { readdirSync } from 'node:fs'

import { forwardSlashes } from './forward-slashes'

/**
 * Lists the HTML files of a build, in the order of their paths, so that the same site gives the same results.
 *
 * @param outDir - the folder of the build
 * @returns paths relative to it, with forward slashes: `api/createSlice.html`
 */
export function listHtmlFiles(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(forwardSlashes)
    .sort()
}

/** The path that readers see of an HTML file of the build: `/api/createSlice`. */
export function getAddress(file: string): string {
  return `/${file.replace(/(\/?index)?\.html$/, '')}`
}
