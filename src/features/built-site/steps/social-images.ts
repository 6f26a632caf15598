import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
  readFileSync,
} from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { load } from 'cheerio'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'

import { hashTexts } from '../../../lib/build/hash'
import { isProvenLater } from '../../../lib/build/sample-state'
import { type Card, drawCard, HEIGHT, WIDTH } from './social-card'
import type { Step } from '../../../lib/build/built-site-step'
import { getCategories, NO_SECTION } from '../../../lib/build/read-built-page'
import * as codeClasses from '../../../lib/code-classes'
import { appendToHead } from '../append-to-head'

/** The elements that the theme writes for the image of all pages. */
const IMAGE = /<meta [^>]*(?:property="?og:image"?|name="?twitter:image"?) [^>]*>/g

/** The page with its own image instead of the one of all pages, its size, and its text for those who don't see it. */
export function withImage(html: string, address: string, text: string): string {
  if (html.match(IMAGE)?.length !== 2) {
    throw new Error(
      'A page has other elements for its social image than expected: compare src/features/built-site/steps/social-images.ts with @docusaurus/theme-common/lib/utils/metadataUtils.js.',
    )
  }
  const elements = [
    ['property', 'og:image', address],
    ['property', 'og:image:width', String(WIDTH)],
    ['property', 'og:image:height', String(HEIGHT)],
    ['property', 'og:image:alt', text],
    ['name', 'twitter:image', address],
    ['name', 'twitter:image:alt', text],
  ]
  const tags = elements.map(
    ([key, name, content = '']) => `<meta ${key}="${name}" content="${escape(content)}">`,
  )
  return appendToHead(html.replace(IMAGE, ''), tags.join(''))
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const require = createRequire(__filename)
const FONTS = path.dirname(require.resolve('@fontsource/instrument-sans/package.json'))
const WEIGHTS = [400, 600] as const

/**
 * Draws a card.
 *
 * @returns a PNG of 1200 × 630 pixels
 */
export async function renderCard(card: Card): Promise<Uint8Array> {
  await start()
  const element = drawCard(card) as unknown as Parameters<typeof satori>[0]
  const svg = await satori(element, { width: WIDTH, height: HEIGHT, fonts: fonts() })
  return new Resvg(svg, { background: '#15141b' }).render().asPng()
}

let started: Promise<void> | undefined

/** The renderer can be started only once. */
function start(): Promise<void> {
  return (started ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
}

function fonts() {
  return WEIGHTS.map((weight) => ({
    name: 'Instrument Sans',
    weight,
    style: 'normal' as const,
    data: readFileSync(path.join(FONTS, `files/instrument-sans-latin-${weight}-normal.woff`)),
  }))
}

/** What the home page says instead of its title, which is for search engines. */
const HOME = { section: NO_SECTION, title: 'Redux Toolkit' }

/**
 * Reads what the social image of a page says.
 *
 * @returns `undefined` for a page without such images in its head: a redirect
 * @throws Error if a page with such an image has no title
 */
export function describeCard(html: string, file: string): Card | undefined {
  const $ = load(html)
  if ($('meta[property="og:image"]').length === 0) return undefined
  const claim = $('meta[property="og:description"]').attr('content') ?? ''
  const proof = $(`.${codeClasses.ranCount}`).attr('data-claim') ?? ''
  if (file === 'index.html') return { ...HOME, claim, proof }
  const title = $('h1').first().text().trim()
  if (title === '') throw new Error(`${file}: the page has no h1, so its social image would have no title.`)
  // `RTK Query / Using it`
  const section = getCategories($).join(' / ') || NO_SECTION
  return { section, title, claim, proof }
}

const FOLDER = 'img/social'
/** Images of earlier builds, by the hash of what they say. */
const KEPT = '.cache/social-images'
/** Raised when the drawing changes. */
const DRAWING = 4

interface Image {
  card: Card
  /** Whether the page goes without it in this build. */
  isLater: boolean
  /** Within {@link FOLDER}. */
  name: string
  /** Where readers' apps find it. */
  address: string
}

/**
 * Makes the image that other sites show beside a link to a page, one for each page, and names it in the page's head.
 * An image is drawn once and kept until what it says changes. A draft that a proven build follows has only those that are
 * kept, because nobody shares its pages: to draw all takes a quarter of the processor's time for a first build.
 */
export const socialImages: Step<Image | undefined> = {
  name: 'social-images',
  reads: 'document',
  isQuick: true,
  read(html, file, { siteDir, siteConfig, baseUrl }) {
    const card = describeCard(html, file)
    if (card === undefined) return undefined
    const name = `${hashTexts([JSON.stringify([DRAWING, card])])}.png`
    const isLater = isProvenLater(siteDir) && !existsSync(path.join(siteDir, KEPT, name))
    return { card, name, isLater, address: `${siteConfig.url}${baseUrl}${FOLDER}/${name}` }
  },
  change(html, image) {
    if (image === undefined || image.isLater) return html
    const { section, title, claim } = image.card
    return withImage(html, image.address, `${title}. ${section}. ${claim}`)
  },
  async finish(pages, { siteDir, outDir }) {
    const images = new Map(pages.flatMap(({ finding }) => (finding ? [[finding.name, finding]] : [])))
    if (images.size === 0)
      throw new Error(
        'No page has a social image. Compare src/features/built-site/steps/social-images.ts with the built HTML.',
      )
    const kept = path.join(siteDir, KEPT)
    const target = path.join(outDir, FOLDER)
    for (const folder of [kept, target]) mkdirSync(folder, { recursive: true })
    for (const [name, { card, isLater }] of images) {
      if (isLater) continue
      const file = path.join(kept, name)
      if (!existsSync(file)) writeFileSync(file, await renderCard(card))
      copyFileSync(file, path.join(target, name))
    }
    for (const name of readdirSync(kept)) if (!images.has(name)) rmSync(path.join(kept, name))
  },
}
