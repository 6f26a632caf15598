import { readFileSync } from 'node:fs'

import { expect, test } from '../browser/test'
import { line } from './line'
import { h1, menuButton } from './parts'

const MAIN_DOC = '/introduction/getting-started'

const sitemap = (): string[] =>
  [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )

test(line('Pages are served from the site root as the base path.'), async ({ request }) => {
  for (const path of sitemap()) expect((await request.head(path)).status(), path).toBe(200)
  expect(sitemap()).toContain('/api/createSlice')
})

test(line('/errors: an errors page.'), async ({ keptPage: page }) => {
  expect((await page.goto('/errors'))?.status()).toBe(200)
  await expect(h1(page)).toHaveText('Error messages')
})

test(
  line('/search: the search results page. It reads the query from the q URL parameter.'),
  async ({ keptPage: page }) => {
    expect((await page.goto('/search?q=createSlice'))?.status()).toBe(200)
    await expect(h1(page)).toHaveText('Search results for "createSlice"')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
      'createSlice',
    )
  },
)

test(line('/: the home page.'), async ({ keptPage: page }) => {
  expect((await page.goto('/'))?.status()).toBe(200)
  await expect(page).toHaveTitle(/ \| Redux Toolkit$/)
  await expect(h1(page)).toBeVisible()
})

test(line('Any other path shows a not-found page.'), async ({ keptPage: page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(h1(page)).toHaveText('Page Not Found')
  await page.getByRole('main').getByRole('link', { name: 'Look up an error code' }).click()
  await expect(page).toHaveURL(/\/errors$/)
})

const SUFFIX = 'A path ending in /index.html or .html, when no exact route matches, has that suffix stripped.'

test(line(SUFFIX, '.html'), async ({ keptPage: page }) => {
  await page.goto('/api/createSlice.html?from=mail#options')
  await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached()
  await expect(h1(page)).toHaveText('createSlice')
  await expect(page).toHaveURL(/\/api\/createSlice\?from=mail#options$/)
})

// The host answers with the not-found page.
test(line(SUFFIX, '/index.html'), async ({ keptPage: page }) => {
  await page.goto('/api/createSlice/index.html')
  await expect(h1(page)).toHaveText('createSlice')
  await expect(page).toHaveURL(/\/api\/createSlice$/)
})

test(line('The docs root redirects to getting-started, the main doc.'), async ({ request }) => {
  const response = await request.get('/docs', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe(MAIN_DOC)
})

test(
  line([
    'Navigation: the mobile menu applies at window width 996px or less.',
    'Mobile breakpoint: window width 996px or less.',
  ]),
  async ({ keptPage: page }) => {
    await page.setViewportSize({ width: 996, height: 800 })
    await page.goto('/tutorials/overview')
    await expect(menuButton(page)).toBeVisible()
    await page.setViewportSize({ width: 997, height: 800 })
    await expect(menuButton(page)).toBeHidden()
  },
)
