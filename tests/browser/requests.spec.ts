import { expect, test } from './test'
import { saveData } from './connection'

/**
 * The most requests that the first load of a page may make: the document, the styles, the font, the logo, and the scripts
 * that all pages share and its own; with two styles and a script more for a live demo. There is room for one more of a kind. A
 * module that many pages share and that gets a chunk of its own costs each of them a request
 * (src/features/fast-pages/bundle/chunks.ts).
 */
const LIMITS = {
  '/': 14,
  '/usage/usage-guide': 11,
  '/api/createSlice': 14,
  '/errors': 10,
} as const

for (const [path, limit] of Object.entries(LIMITS)) {
  test(`the first load of ${path} makes at most ${limit} requests`, async ({ page }) => {
    await saveData(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked).toContain(path)
    expect(asked.some((address) => address.endsWith('.js'))).toBe(true)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(limit)
  })
}
