import { saveData } from './connection'
import { hold } from './hold'
import { expect, test, type Page } from './test'
import { visitCode } from './visit'

const PAGE = '/api/createSlice'
const MARKDOWN_PAGE = `${PAGE}.md`
type Choice = 'Copy as Markdown' | 'Copy link'

const menu = (page: Page) => page.locator('[data-copy-page]')
const summary = (page: Page) => menu(page).locator('summary')
const choice = (page: Page, name: Choice) => menu(page).getByRole('button', { name, exact: true })
const copied = async (page: Page) =>
  (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '')
const announced = (page: Page) => page.locator('.code-announcer')

/** Opens the menu, and chooses. */
async function choose(page: Page, name: Choice): Promise<void> {
  await summary(page).click()
  await choice(page, name).click()
}

test.describe('"Copy page"', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the page as Markdown, says so, and is itself again after a while', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    await visitCode(page, PAGE)
    await choose(page, 'Copy as Markdown')
    await expect(summary(page)).toHaveText('Copied')
    expect(await copied(page)).toBe(await (await request.get(MARKDOWN_PAGE)).text())
    await expect(choice(page, 'Copy link')).toBeHidden()
    await page.clock.runFor(100)
    await expect(announced(page)).toHaveText('Copied')
    await page.clock.runFor(3000)
    await expect(summary(page)).toHaveText('Copy page')
  })

  test('copies the address without query and hash, and the page that the reader has gone on to', async ({
    page,
    request,
    baseURL,
  }) => {
    await visitCode(page, `${PAGE}?x=1#options`)
    await choose(page, 'Copy link')
    await expect(announced(page)).toHaveText('Copied')
    expect(await copied(page)).toBe(`${baseURL ?? ''}${PAGE}`)
    await page.getByRole('article').locator('a[href="/api/createAction"]').first().click()
    await expect(page).toHaveURL(/createAction/)
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/api/createAction.md')
    await choose(page, 'Copy as Markdown')
    await expect(summary(page)).toHaveText('Copied')
    expect(await copied(page)).toBe(await (await request.get('/api/createAction.md')).text())
  })

  test('copies the section that the reader has come to as a prompt, with its version and its address', async ({
    page,
  }) => {
    await visitCode(page, PAGE)
    await page.getByRole('heading', { name: 'Returns' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await summary(page).click()
    await menu(page).getByRole('button', { name: 'Copy as a prompt: ' }).click()
    await expect(summary(page)).toHaveText('Copied')
    const prompt = await copied(page)
    expect(prompt).toMatch(
      /^Below is the section “Returns” of “createSlice”, from https:\/\/\S+\/api\/createSlice#returns\./,
    )
    expect(prompt).toContain('\n\n## Returns {#returns}\n')
    expect(prompt).not.toContain('\n## Behavior')
  })

  test('is operated with the keyboard, keeps the focus, and closes when the reader turns to something else', async ({
    page,
  }) => {
    await visitCode(page, PAGE)
    const markdown = choice(page, 'Copy as Markdown')
    await summary(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(markdown).toBeFocused()
    // What closes the menu is loaded when it opens.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(markdown).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expect(summary(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(markdown).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(markdown).toBeHidden()
    await summary(page).press('Enter')
    await menu(page).getByRole('link', { name: 'View as Markdown' }).press('Tab')
    await expect(markdown).toBeHidden()
    await expect(menu(page).locator(':focus')).toHaveCount(0)
    await summary(page).press('Enter')
    await choice(page, 'Copy link').press('Enter')
    await expect(summary(page)).toHaveText('Copied')
    await expect(summary(page)).toBeFocused()
    expect(await copied(page)).toContain(PAGE)
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
    await visitCode(page, PAGE)
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
    await visitCode(page, PAGE)
    await choose(page, 'Copy as Markdown')
    await expect(summary(page)).toHaveText('Copied')
    expect(await copied(page)).toContain('# createSlice')
  })

  test('says that the text or its own code could not be loaded, and loads it at the next try', async ({
    page,
  }) => {
    await visitCode(page, PAGE)
    await page.route('**/assets/js/**', (route) => route.abort())
    await page.route(`**${MARKDOWN_PAGE}`, (route) => route.fulfill({ status: 503, body: '' }))
    await summary(page).click()
    await expect(summary(page)).toHaveText('Loading failed, try again')
    await expect(announced(page)).toHaveText('The menu could not be loaded. Try again.')
    await expect(choice(page, 'Copy link')).toBeHidden()
    await page.unroute('**/assets/js/**')
    await summary(page).click()
    await expect(summary(page)).toHaveText('Copy page')
    await choice(page, 'Copy as Markdown').click()
    await expect(summary(page)).toHaveText('Loading failed')
    await expect(announced(page)).toHaveText('The text of the page could not be loaded. Try again.')
    await page.unroute(`**${MARKDOWN_PAGE}`)
    await choose(page, 'Copy as Markdown')
    await expect(summary(page)).toHaveText('Copied')
  })
})

test('"Copy page" says so where there is no clipboard', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await visitCode(page, PAGE)
  for (const name of ['Copy as Markdown', 'Copy link'] as const) {
    await choose(page, name)
    await expect(summary(page)).toHaveText('Copying failed')
    await expect(announced(page)).toHaveText('Copying failed. The browser did not allow it.')
  }
})

test('nothing of "Copy page" is loaded before a reader opens it', async ({ page }) => {
  const asked: string[] = []
  await saveData(page)
  await visitCode(page, PAGE)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(MARKDOWN_PAGE)
  const before = asked.length
  await summary(page).click()
  await expect.poll(() => asked.slice(before)).toContain(MARKDOWN_PAGE)
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toHaveLength(1)
})

test('"Copy page" is not printed, not offered before it works, and not cut off on a small phone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visitCode(page, PAGE)
  await summary(page).click()
  for (const element of [summary(page), choice(page, 'Copy as Markdown'), choice(page, 'Copy link')]) {
    const box = await element.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.emulateMedia({ media: 'print' })
  await expect(menu(page)).toBeHidden()
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const plain = await withoutScripts.newPage()
  await plain.goto(page.url())
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menu(plain)).toBeHidden()
  await withoutScripts.close()
})

test('"Copy page" leads to the page as Markdown, which is served as text that names its characters', async ({
  page,
  request,
}) => {
  await visitCode(page, PAGE)
  await summary(page).click()
  await menu(page).getByRole('link', { name: 'View as Markdown' }).click()
  await expect(page).toHaveURL(new RegExp(`${MARKDOWN_PAGE}$`))
  await expect(page.locator('body')).toContainText('# createSlice')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('createSlice')
  const response = await request.get(MARKDOWN_PAGE)
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  // A page that does not exist has no Markdown page.
  expect((await request.get('/api/createSlic.md')).status()).toBe(404)
})
