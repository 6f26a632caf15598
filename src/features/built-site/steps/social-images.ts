import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { hashTexts } from '../../../lib/build/hash'
import type { Card } from '../social-images/card'
import { describeCard } from '../social-images/describe-card'
import { renderCard } from '../social-images/render-card'
import { withImage } from '../social-images/with-image'
import type { Step } from '../../../lib/build/built-site-step'

const FOLDER = 'img/social'
/** Images of earlier builds, by the hash of what they say. */
const KEPT = '.cache/social-images'
/** Raised when the drawing changes. */
const DRAWING = 3

interface Image {
  card: Card
  /** Within {@link FOLDER}. */
  name: string
  /** Where readers' apps find it. */
  address: string
}

/**
 * Makes the image that other sites show beside a link to a page, one for each page, and names it in the page's head.
 * An image is drawn once and kept until what it says changes.
 */
export const socialImages: Step<Image | undefined> = {
  name: 'social-images',
  reads: 'page',
  isQuick: true,
  read(html, file, { siteConfig, baseUrl }) {
    const card = describeCard(html, file)
    if (card === undefined) return undefined
    const name = `${hashTexts([JSON.stringify([DRAWING, card])])}.png`
    return { card, name, address: `${siteConfig.url}${baseUrl}${FOLDER}/${name}` }
  },
  change(html, image) {
    if (image === undefined) return html
    const { section, title, claim } = image.card
    return withImage(html, image.address, `${title}. ${section}. ${claim}`)
  },
  async finish(pages, { siteDir, outDir }) {
    const images = new Map(pages.flatMap(({ finding }) => (finding ? [[finding.name, finding.card]] : [])))
    if (images.size === 0)
      throw new Error(
        'No page has a social image. Compare src/features/built-site/social-images/describe-card.ts with the built HTML.',
      )
    const kept = path.join(siteDir, KEPT)
    const target = path.join(outDir, FOLDER)
    for (const folder of [kept, target]) mkdirSync(folder, { recursive: true })
    for (const [name, card] of images) {
      const file = path.join(kept, name)
      if (!existsSync(file)) writeFileSync(file, await renderCard(card))
      copyFileSync(file, path.join(target, name))
    }
    for (const name of readdirSync(kept)) if (!images.has(name)) rmSync(path.join(kept, name))
  },
}
