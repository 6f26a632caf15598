import { hold } from './hold'
import { expect, test, type Page } from './test'
import { visitCode } from './visit'
import { saveData } from './connection'

const PAGE = '/api/createSlice'
const MARKDOWN_PAGE = `${PAGE}.md`

const menu = (page: Page) => page.locator('[data-copy-page]')
const summary = (page: Page) => menu(page).locator('summary')
const choice = (page: Page, name: 'Copy as Markdown' | 'Copy link') =>
  menu(page).getByRole('button', { name, exact: true })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const announced = (page: Page) => page.locator('.code-announcer')

const visit = (page: Page, path = PAGE) => visitCode(page, path)

test.describe('"Copy page"', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the page as Markdown, says so, and is itself again after a while', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    await visit(page)
    await summary(page).click()
    await choice(page, 'Copy as Markdown').click()
    await expect(summary(page)).toHaveText('Copied')
    const markdown = await (await request.get(MARKDOWN_PAGE)).text()
    expect((await copied(page)).replaceAll('\r', '')).toBe(markdown)
    await expect(choice(page, 'Copy link')).toBeHidden()
    await page.clock.runFor(100)
    await expect(announced(page)).toHaveText('Copied')
    await page.clock.runFor(3000)
    await expect(summary(page)).toHaveText('Copy page')
  })

  test('copies the address without query and hash', async ({ keptPage: page, baseURL }) => {
    await visit(page, `${PAGE}?x=1#options`)
    await summary(page).click()
    await choice(page, 'Copy link').click()
    await expect(announced(page)).toHaveText('Copied')
    expect(await copied(page)).toBe(`${baseURL ?? ''}${PAGE}`)
  })

  test('copies the page that the reader has gone on to', async ({ keptPage: page, request }) => {
    await visit(page)
    await summary(page).click()
    await choice(page, 'Copy as Markdown').click()
    await page.getByRole('article').locator('a[href="/api/createAction"]').first().click()
    await expect(page).toHaveURL(/createAction/)
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/api/createAction.md')
    await summary(page).click()
    await choice(page, 'Copy as Markdown').click()
    await expect(summary(page)).toHaveText('Copied')
    const markdown = await (await request.get('/api/createAction.md')).text()
    expect((await copied(page)).replaceAll('\r', '')).toBe(markdown)
  })

  test('is operated with the keyboard, and keeps the focus', async ({ keptPage: page }) => {
    await visit(page)
    await summary(page).focus()
    await page.keyboard.press('Enter')
    await expect(choice(page, 'Copy as Markdown')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(choice(page, 'Copy as Markdown')).toBeFocused()
    // What closes the menu is loaded when it opens.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(choice(page, 'Copy as Markdown')).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expect(summary(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(choice(page, 'Copy as Markdown')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(summary(page)).toHaveText('Copied')
    await expect(summary(page)).toBeFocused()
    expect(await copied(page)).toContain(PAGE)
  })

  test('closes when the reader turns to something else', async ({ keptPage: page }) => {
    await visit(page)
    await summary(page).click()
    // What closes the menu is loaded when it opens.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click()
      await expect(choice(page, 'Copy link')).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await summary(page).press('Enter')
    await menu(page).getByRole('link', { name: 'View as Markdown' }).press('Tab')
    await expect(choice(page, 'Copy link')).toBeHidden()
    await expect(menu(page).locator(':focus')).toHaveCount(0)
  })

  test('says that the text could not be loaded, and loads it at the next try', async ({ keptPage: page }) => {
    await page.route(`**${MARKDOWN_PAGE}`, (route) => route.fulfill({ status: 503, body: '' }))
    await visit(page)
    await summary(page).click()
    await choice(page, 'Copy as Markdown').click()
    await expect(summary(page)).toHaveText('Loading failed')
    await expect(announced(page)).toHaveText('The text of the page could not be loaded. Try again.')
    await page.unroute(`**${MARKDOWN_PAGE}`)
    await summary(page).click()
    await choice(page, 'Copy as Markdown').click()
    await expect(summary(page)).toHaveText('Copied')
  })

  test('copies a text that is still on its way, in the moment of the click as Safari wants it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const write = navigator.clipboard.write.bind(navigator.clipboard)
      let clicking = false
      addEventListener('click', () => (clicking = true), true)
      addEventListener('click', () => setTimeout(() => (clicking = false)))
      navigator.clipboard.write = (items) =>
        clicking ? write(items) : Promise.reject(new DOMException('Too late', 'NotAllowedError'))
    })
    const release = await hold(page, `**${MARKDOWN_PAGE}`)
    await visit(page)
    const asked = page.waitForRequest(`**${MARKDOWN_PAGE}`)
    await summary(page).click()
    await asked
    await choice(page, 'Copy as Markdown').click()
    await expect(summary(page)).toHaveText('Copying…')
    await expect(choice(page, 'Copy link')).toBeHidden()
    release()
    await expect(summary(page)).toHaveText('Copied')
    expect(await copied(page)).toContain('# createSlice')
  })

  test('copies in browsers that can not copy what is on its way', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'))
    await visit(page)
    await summary(page).click()
    await choice(page, 'Copy as Markdown').click()
    await expect(summary(page)).toHaveText('Copied')
    expect(await copied(page)).toContain('# createSlice')
  })

  test('says that its own code could not be loaded, and loads it at the next try', async ({
    keptPage: page,
  }) => {
    await visit(page)
    await page.route('**/assets/js/**', (route) => route.abort())
    await summary(page).click()
    await expect(summary(page)).toHaveText('Loading failed, try again')
    await expect(announced(page)).toHaveText('The menu could not be loaded. Try again.')
    await expect(choice(page, 'Copy link')).toBeHidden()
    await page.unroute('**/assets/js/**')
    await summary(page).click()
    await expect(summary(page)).toHaveText('Copy page')
    await choice(page, 'Copy link').click()
    await expect(summary(page)).toHaveText('Copied')
  })
})

test('"Copy page" leads to the page as Markdown, and Back to the page', async ({ keptPage: page }) => {
  await visit(page)
  await summary(page).click()
  await menu(page).getByRole('link', { name: 'View as Markdown' }).click()
  await expect(page).toHaveURL(new RegExp(`${MARKDOWN_PAGE}$`))
  await expect(page.locator('body')).toContainText('# createSlice')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('createSlice')
})

for (const clipboard of ['denied', 'missing']) {
  test(`"Copy page" says so where the clipboard is ${clipboard}`, async ({ page }) => {
    await page.addInitScript((isMissing) => {
      const deny = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
      const value = isMissing ? undefined : { write: deny, writeText: deny }
      Object.defineProperty(navigator, 'clipboard', { value })
    }, clipboard === 'missing')
    await visit(page)
    for (const name of ['Copy as Markdown', 'Copy link'] as const) {
      await summary(page).click()
      await choice(page, name).click()
      await expect(summary(page)).toHaveText('Copying failed')
      await expect(announced(page)).toHaveText('Copying failed. The browser did not allow it.')
    }
  })
}

test('nothing of "Copy page" is loaded before a reader opens it', async ({ page }) => {
  const asked: string[] = []
  await saveData(page)
  await visit(page)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(MARKDOWN_PAGE)
  const before = asked.length
  await summary(page).click()
  await expect.poll(() => asked.slice(before)).toContain(MARKDOWN_PAGE)
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toHaveLength(1)
})

test('"Copy page" is not printed, and not offered before it works', async ({ page, browser }) => {
  await visit(page)
  await page.emulateMedia({ media: 'print' })
  await expect(menu(page)).toBeHidden()
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const plain = await withoutScripts.newPage()
  await plain.goto(page.url())
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menu(plain)).toBeHidden()
  await withoutScripts.close()
})

test('on a small phone the menu is not cut off', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page)
  await summary(page).click()
  for (const element of [summary(page), choice(page, 'Copy as Markdown'), choice(page, 'Copy link')]) {
    const box = await element.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('Markdown pages and their lists are served as text that names its characters', async ({ request }) => {
  for (const [path, type] of [
    [MARKDOWN_PAGE, 'text/markdown; charset=utf-8'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe(type)
  }
})

test('a page that does not exist has no Markdown page', async ({ request }) => {
  for (const path of ['/api/createSlic.md', `${PAGE}/.md`, '/search.md', '/404.md']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type'], path).toMatch(/^text\/html/)
  }
})
