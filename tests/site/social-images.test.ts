import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { BUILD, readBuiltPages } from './built-pages'

const MAX_BYTES = 61_000
const MAX_FONT_BYTES = 20_000
const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')

describe.each(pages)('$address', ({ $, file }) => {
  const contentOf = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content')

  it('has a social image of its own size, with a text', () => {
    const address = contentOf('og:image') ?? ''
    const png = readFileSync(path.join(BUILD, new URL(address).pathname))
    const advice = 'A shorter title fills less of the card: src/features/built-site/steps/social-card.ts'
    expect(png.length, advice).toBeLessThanOrEqual(MAX_BYTES)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      contentOf('og:image:width'),
      contentOf('og:image:height'),
    ])
    expect(contentOf('twitter:image')).toBe(address)
    expect(contentOf('twitter:card')).toBe('summary_large_image')
    expect(contentOf('og:image:alt')).toContain(
      file === 'index.html' ? 'Redux Toolkit' : $('h1').first().text(),
    )
  })

  it('asks early for the font of headings', () => {
    const font = $('link[rel=preload][as=font]')
    expect(font).toHaveLength(1)
    expect(font.attr('crossorigin')).toBeDefined()
    expect(statSync(path.join(BUILD, font.attr('href') ?? '')).size).toBeLessThanOrEqual(MAX_FONT_BYTES)
  })
})

it('docs pages have different images', () => {
  const images = pages
    .filter(({ kind }) => kind === 'docs')
    .map(({ $ }) => $('meta[property="og:image"]').attr('content'))
  expect(new Set(images).size).toBe(images.length)
})
