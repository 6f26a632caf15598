import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'

import { drawCard, HEIGHT, WIDTH, type Card } from './card'

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
