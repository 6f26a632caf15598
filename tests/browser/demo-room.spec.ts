import { readFileSync } from 'node:fs'
import { readDemos } from '../../src/features/demo-catalog/read-demos'
import { openDemo } from './open-demo'
import { expect, test, type Locator, type Page } from './test'

/**
 * 1024: wide enough for two columns, were there no sidebars. 1265 and 1009: the same windows where the scrollbar takes
 * 15 pixels, as it does on Windows; browsers without a window have none.
 */
const WIDTHS = [1280, 1265, 1024, 1009, 390, 320]
/** What differs between kinds of browser is the width of text, which shows with columns and without. */
const WIDTHS_IN_ORDINARY_BROWSER = [1265, 320]

/** The height that a demo needs, and the height that its `about.ts` reserves, at the page's width. */
function measure(stage: Locator) {
  return stage.evaluate((element: HTMLElement) => {
    const reserved = parseFloat(getComputedStyle(element).minHeight)
    element.style.minHeight = '0'
    const needed = Math.ceil(element.getBoundingClientRect().height)
    element.style.minHeight = ''
    const columns = getComputedStyle(element.firstElementChild ?? element).gridTemplateColumns.split(' ')
    return {
      field: columns.length > 1 ? 'wide' : 'narrow',
      reserved,
      needed,
      beyond: element.scrollWidth - element.clientWidth,
    }
  })
}

for (const { name, pages } of readDemos('.')) {
  test(
    `${name} fits into the room that is reserved for it`,
    { tag: '@both-browsers' },
    async ({ page }, { project }) => {
      const stage = (await openDemo(page, pages[0], name)).locator('[data-stage]')
      // Narrower ones make no more lines.
      await setInWideFonts(page)
      const faults: string[] = []
      const widths = project.name === 'ordinary-browser' ? WIDTHS_IN_ORDINARY_BROWSER : WIDTHS
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const { field, reserved, needed, beyond } = await measure(stage)
        const place = `src/features/demos/${name}/about.ts, at ${width} px:`
        // A demo that is higher than the reserved height would push down the text below it.
        if (needed > reserved) faults.push(`${place} set height.${field} to ${needed} or more`)
        if (beyond > 0) faults.push(`${place} ${beyond} px are out of view at the side`)
      }
      expect(faults).toEqual([])
    },
  )
}

/** Any fonts with Latin letters would do. These come with a package that the examples need. */
const FOLDER = 'node_modules/next/dist/next-devtools/server/font'
const FONTS = [
  // A little wider than DejaVu Sans and Verdana, the widest fonts that systems use for their own text.
  { role: '--font-text', file: `${FOLDER}/geist-latin.woff2`, sizeAdjust: '110%' },
  // As wide as other fonts for code.
  { role: '--font-code', file: `${FOLDER}/geist-mono-latin.woff2`, sizeAdjust: '100%' },
]

/** Uses fonts that are the same on every machine, and as wide as the widest system fonts. */
async function setInWideFonts(page: Page): Promise<void> {
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
