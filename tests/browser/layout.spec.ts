import { expect, test } from './test'

const PAGE = '/api/createSlice'

test('the navbar has its entries left and the source repository right', async ({ page }) => {
  await page.goto(PAGE)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const left = navigation.locator('.navbar__items:not(.navbar__items--right) .navbar__item')
  await expect(left).toHaveText(['Getting Started', 'Tutorials', 'Usage Guide', 'API', 'RTK Query'])
  await expect(
    navigation.locator('.navbar__items--right').getByRole('link', { name: 'GitHub' }),
  ).toHaveAttribute('href', /github\.com/)
  await expect(navigation.locator('[aria-current=page]')).toHaveText('API')
})

test('the footer has docs, community and more columns, and the copyright spans 2015 to 2024', async ({
  page,
}) => {
  await page.goto(PAGE)
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('.footer__title')).toHaveText(['Docs', 'Community', 'More'])
  await expect(footer).toContainText('2015–2024')
})

test('the page title separator is a vertical bar', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page).toHaveTitle('createSlice | Redux Toolkit')
})

test('breadcrumbs are on', async ({ page }) => {
  await page.goto(PAGE)
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(breadcrumbs).toContainText('API')
  await expect(breadcrumbs).toContainText('createSlice')
})

test('the table of contents covers heading levels 2 to 3, and folds the pitfalls', async ({ page }) => {
  await page.goto(PAGE)
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const headings = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((nodes) => nodes.map(({ id }) => `#${id}`).filter((id) => !id.startsWith('#pitfall-')))
  expect(listed.length).toBeGreaterThan(5)
  expect(listed).toEqual(headings)
  await expect(page.locator('.table-of-contents a[href="#pitfalls"]')).toHaveText(/^Pitfalls \d+$/)
})

test('sidebar categories collapse and expand', async ({ page }) => {
  await page.goto(PAGE)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const entry = sidebar.getByRole('link', { name: 'createReducer' })
  await expect(entry).toBeVisible()
  const category = sidebar.getByRole('button', { name: 'API', exact: true })
  await category.click()
  await expect(entry).toBeHidden()
  await category.click()
  await expect(entry).toBeVisible()
})

test('the docs sidebar as a whole can be hidden', async ({ page }) => {
  await page.goto(PAGE)
  const entry = page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'createReducer' })
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(entry).toBeHidden()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(entry).toBeVisible()
})

test('text and code are readable without any script', async ({ page }) => {
  await page.route(/\/assets\/js\//, (route) => route.abort())
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeVisible()
  await expect(page.locator('pre').first()).toContainText('createSlice')
})

for (const path of ['/', PAGE, '/usage/usage-guide', '/errors?code=24', '/search', '/no/such/page']) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('nothing is fetched from outside', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|data:)/.test(request.url())) foreign.push(request.url())
  })
  for (const path of ['/', PAGE, '/errors']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})
