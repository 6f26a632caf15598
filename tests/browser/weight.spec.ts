import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './test'

/**
 * The most JavaScript that the first load of a page may ask for, in bytes after Brotli, route chunks included.
 * What it weighed when it was last accepted, and about 3 % more.
 */
const LIMITS = {
  '/': 117_700,
  '/usage/usage-guide': 118_400,
  '/api/createSlice': 121_700,
  '/errors': 121_400,
} as const

for (const [path, limit] of Object.entries(LIMITS)) {
  test(`${path} asks for at most ${limit} bytes of JavaScript`, async ({ page, request }) => {
    // Data saver: prefetching for the next page is not this page's weight.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
    })
    const addresses = new Set<string>()
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') addresses.add(asked.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // Asked for again, because the browser drops bodies and the page may still be asking when the test ends.
    const sizes = await Promise.all(
      [...addresses].map(
        async (address) => brotliCompressSync(await (await request.get(address)).body()).length,
      ),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total, `${path}: ${total} bytes of JavaScript, the limit is ${limit}`).toBeLessThanOrEqual(limit)
    expect(addresses.size).toBeGreaterThan(1)
  })
}

/**
 * The most that pressing Edit may fetch until the first run has ended, in bytes after Brotli: the editor, the sandbox and
 * the libraries of the sample. The second one needs RTK Query, React and React-Redux; the third one React DOM and Testing
 * Library, too, as they are for development.
 */
const EDITORS = [
  { path: '/api/createSlice', block: '', limit: 237_500 },
  { path: '/rtk-query/overview', block: 'track.ts', limit: 271_000 },
  { path: '/rtk-query/usage/mutations', block: 'OrderForm.tsx', limit: 424_000 },
]

for (const { path, block, limit } of EDITORS) {
  test(`an editor on ${path} asks for at most ${limit} bytes`, async ({ page, request }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const addresses = new Set<string>()
    page.on('request', (asked) => {
      if (asked.url().startsWith('http')) addresses.add(asked.url())
    })
    await page.locator('[data-sample]').filter({ hasText: block }).first().locator('.code-edit').click()
    await expect(page.locator('.try-status')).not.toContainText('Running')
    const sizes = await Promise.all(
      [...addresses].map(
        async (address) => brotliCompressSync(await (await request.get(address)).body()).length,
      ),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total, `${path}: ${total} bytes, the limit is ${limit}`).toBeLessThanOrEqual(limit)
    expect(addresses.size).toBeGreaterThan(5)
  })
}

/** The most that the first check of types may fetch, in bytes after Brotli: the compiler, and all declarations. */
const TYPES_LIMIT = 852_000

test(`the check of types asks for at most ${TYPES_LIMIT} bytes`, async ({ page, request }) => {
  test.slow()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
  })
  await page.goto('/api/createSlice', { waitUntil: 'networkidle' })
  await page.locator('[data-sample] .code-edit').first().click()
  await expect(page.locator('.try-status')).not.toContainText('Running')
  const addresses = new Set<string>()
  // Those of the worker are its context's.
  page.context().on('request', (asked) => addresses.add(asked.url()))
  await page.getByRole('button', { name: 'Check types' }).click()
  await expect(page.getByRole('group', { name: 'Types' })).toHaveText('No type errors.')
  const sizes = await Promise.all(
    [...addresses].map(
      async (address) => brotliCompressSync(await (await request.get(address)).body()).length,
    ),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total, `${total} bytes, the limit is ${TYPES_LIMIT}`).toBeLessThanOrEqual(TYPES_LIMIT)
  expect(addresses.size).toBe(2)
})
