import { readFileSync } from 'node:fs'

import type { Page } from './test'

/** Any fonts with Latin letters would do. These come with a package that the examples need. */
const FOLDER = 'node_modules/next/dist/next-devtools/server/font'
const FONTS = [
  // A little wider than DejaVu Sans and Verdana, the widest fonts that systems use for their own text.
  { role: '--font-text', file: `${FOLDER}/geist-latin.woff2`, sizeAdjust: '110%' },
  // As wide as other fonts for code.
  { role: '--font-code', file: `${FOLDER}/geist-mono-latin.woff2`, sizeAdjust: '100%' },
]

/** Uses fonts that are the same on every machine, and as wide as the widest system fonts. */
export async function setInWideFonts(page: Page): Promise<void> {
  const fonts = FONTS.map(({ file, ...font }) => ({ ...font, bytes: readFileSync(file).toString('base64') }))
  await page.evaluate(async (all) => {
    for (const { role, bytes, ...descriptors } of all) {
      const font = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      const face = new FontFace(`Test${role}`, font, descriptors as FontFaceDescriptors)
      document.fonts.add(await face.load())
      document.documentElement.style.setProperty(role, `Test${role}`)
    }
  }, fonts)
}
