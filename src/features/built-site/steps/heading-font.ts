import { readdirSync } from 'node:fs'
import path from 'node:path'

import { appendToHead } from '../append-to-head'
import type { Build, Step } from '../../../lib/build/built-site-step'

const FOLDER = 'assets/fonts'
const FILE = /^instrument-sans-.*\.woff2$/

/**
 * Asks for the font of headings as early as for the styles. The browser would find it only when the styles are there,
 * too late for the first paint, and the headings of a first visit would be in another font.
 */
export const headingFont: Step<string> = {
  name: 'heading-font',
  reads: 'page',
  isQuick: true,
  read: (_html, _file, build) => addressOfFont(build),
  change: (html, address) =>
    appendToHead(html, `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`),
}

/** @throws Error if the styles have brought no font */
function addressOfFont({ outDir, baseUrl }: Build): string {
  const file = readdirSync(path.join(outDir, FOLDER)).find((name) => FILE.test(name))
  if (file === undefined) {
    throw new Error(
      `The build has no font in ${FOLDER}: compare src/css/fonts.css with the rules for fonts in @docusaurus/utils/lib/webpackUtils.js.`,
    )
  }
  return `${baseUrl}${FOLDER}/${file}`
}
