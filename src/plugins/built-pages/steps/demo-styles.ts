import { readdirSync } from 'node:fs'
import path from 'node:path'

import { appendToHead } from '../append-to-head'
import type { Build, Step } from '../step'

const FOLDER = 'assets/css'
const DEMO = / data-live-demo="?([\w-]+)/g

/**
 * Adds the styles of a page's live demos to its head. Their code comes later, but the first frame of each is in the page
 * already. The bundler doesn't load styles again that the page has.
 */
export const demoStyles: Step<string> = {
  name: 'demo-styles',
  reads: 'page',
  isQuick: true,
  read: (html, _file, build) => linksTo(namesIn(html), build),
  change: (html, links) => (links === '' ? html : appendToHead(html, links)),
}

function namesIn(html: string): string[] {
  return [...html.matchAll(DEMO)].map(([, name = '']) => name)
}

/** @throws Error if the build has no styles of the kit */
function linksTo(names: readonly string[], { outDir, baseUrl }: Build): string {
  if (names.length === 0) return ''
  const files = readdirSync(path.join(outDir, FOLDER))
  const fileOf = (name: string): string | undefined =>
    files.find((file) => file.startsWith(`demo-${name}.`) && file.endsWith('.css'))
  if (fileOf('kit') === undefined) {
    throw new Error(`The build has no styles of the demos in ${FOLDER}: compare src/plugins/demos/chunks.ts.`)
  }
  // A demo may have none of its own.
  return ['kit', ...names]
    .map(fileOf)
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="stylesheet" href="${baseUrl}${FOLDER}/${file}">`)
    .join('')
}
