import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { getContentChunk } from './chunks'
import type { Locator } from '@playwright/test'
import { hold } from './hold'
import { getOpenedAddress } from './opened-address'
import { expect, test, type Page } from './test'
import { hydrated, visit } from './visit'
import { pretendConnection, saveData } from './connection'

const START = '/usage/usage-guide'
const article = (page: Page) => page.locator('article .theme-doc-markdown')
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** A mark on the document, which a full load removes. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.locator('html').evaluate((html) => html.hasAttribute('data-marked'))

/** A link in the text of a page to another page. */
const textLink = (page: Page, href: string) => page.locator(`static-part a[href^="${href}"]`).first()

const words = (text: string | null) => (text ?? '').replace(/[\s\u200b]+/g, ' ').trim()

/** The head of the page as a sorted list: title, tags, and attributes of `<html>`. */
function getHead(html: string): unknown {
  const $ = load(html)
  // Only programs that load the page in full read the image for links to it.
  const image = '[property="og:image"], [name="twitter:image"]'
  const tags = $(`head [data-rh]:not(title, ${image})`)
    .toArray()
    .map((element) => [
      element.tagName,
      ...Object.entries(element.attribs).sort(),
      // The server's minifier sorts its keys, so only the pages in it are compared.
      $(element)
        .text()
        .match(/"name":"[^"]*"/g),
    ])
    .map((tag) => JSON.stringify(tag))
  return {
    title: $('head title').text(),
    lang: $('html').attr('lang'),
    class: $('html').attr('class'),
    tags: tags.sort(),
  }
}

const builtPage = (path: string) => readFileSync(`build${path}.html`, 'utf8')

for (const target of ['/api/createSlice', '/rtk-query/usage/queries']) {
  test(`${target} is the same after a click as after a full load: text, head and sidebar`, async ({
    page,
  }) => {
    await visit(page, '/introduction/getting-started')
    await mark(page)
    await page.evaluate((href) => {
      const link = document.querySelector('static-part a[href^="/"]') as HTMLAnchorElement
      link.href = href
      link.click()
    }, target)
    const built = builtPage(target)
    await expect(h1(page)).toHaveText(load(built)('h1').text())
    expect(await isMarked(page)).toBe(true)
    await expect(page.locator('static-part:empty')).toHaveCount(0)
    const text = load(built)('article .theme-doc-markdown static-part').text()
    const shown = await article(page).locator('static-part').allTextContents()
    expect(words(shown.join(''))).toBe(words(text))
    await expect.poll(async () => getHead(await page.content())).toEqual(getHead(built))
    await expect(page.locator('.menu__link--active[aria-current=page]')).toHaveAttribute('href', target)
  })
}

test.describe('after a hydration error', () => {
  test.use({ expectedErrors: /onRecoverableError|hydrat|Minified React error/i })

  test('the text stays, and the page works', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    // The server's HTML differs from the code, so React discards it and renders the page again.
    await page.route(`**${START}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /<footer class="theme-layout-footer[^>]*>/,
        '$&<b>not in the code</b>',
      )
      await route.fulfill({ response, body })
    })
    await page.goto(START)
    const before = words(await article(page).textContent())
    await hydrated(page)
    await expect(page.getByText('not in the code')).toHaveCount(0)
    expect(words(await article(page).textContent())).toBe(before)
    expect(before.length).toBeGreaterThan(10_000)
    expect(errors.join('\n')).toMatch(/onRecoverableError|hydrat/i)
    await textLink(page, '/api/').click()
    await expect(h1(page)).not.toHaveText('Usage guide')
  })
})

const FAULTS = {
  'is missing': { status: 404, body: '' },
  'belongs to another version of the site': { status: 200, body: '{"version":"old","parts":[]}' },
} as const

test.describe('without its text', () => {
  // Docusaurus loads the full page, but still logs the error of the page's code.
  test.use({ expectedErrors: /assets\/fragments|JSON/ })

  for (const [name, answer] of Object.entries(FAULTS)) {
    test(`when the text of the next page ${name}, the page is loaded in full`, async ({ page }) => {
      await page.route('**/assets/fragments/**', (route) => route.fulfill(answer))
      await visit(page, START)
      await mark(page)
      const target = await textLink(page, '/api/').getAttribute('href')
      await textLink(page, '/api/').click()
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
      await hydrated(page)
      expect(new URL(page.url()).pathname).toBe(target?.replace(/#.*/, ''))
      await expect(article(page).locator('static-part').first()).not.toBeEmpty()
    })
  }
})

test('a click that means something else is left to the browser', async ({ page }) => {
  await visit(page, START)
  const link = textLink(page, '/api/')
  expect(await getOpenedAddress(page, () => link.click({ modifiers: ['ControlOrMeta'] }))).toContain('/api/')
  await expect(h1(page)).toHaveText('Usage guide')
  await mark(page)
  await page.locator('static-part a[href^="#"]').first().click()
  await expect(page).toHaveURL(/#/)
  expect(await isMarked(page)).toBe(true)
})

/** Where the text of pages is: of each its beginning, and the rest. */
const TEXTS = /\/assets\/fragments\/\w+(-rest)?\.json/

/** Notes the texts of pages that are fetched. */
function watchFetched(page: Page): string[] {
  const texts: string[] = []
  page.on('request', (request) => {
    const [text] = TEXTS.exec(request.url()) ?? []
    if (text !== undefined) texts.push(text)
  })
  return texts
}

const menuLink = (page: Page, target: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${target}"]`)

const READERS = {
  'the pointer rests on its link': (page: Page, link: Locator) => link.hover(),
  'its link has the focus': (page: Page, link: Locator) => link.focus(),
  'its link is pressed': (page: Page, link: Locator) => link.dispatchEvent('pointerdown'),
  'the pointer is on its way to its link': async (page: Page, link: Locator) => {
    const box = await link.boundingBox()
    if (!box) throw new Error('The link is not in view.')
    const [x, y] = [box.x + 10, box.y + box.height / 2]
    // A hand that moves by 20 pixels in 30 milliseconds, and hasn't arrived.
    await page.evaluate(
      ([to, height]) => {
        for (const [at, timeStamp] of [
          [to - 120, 1000],
          [to - 100, 1030],
        ]) {
          const move = new PointerEvent('pointermove', {
            ...{ bubbles: true, pointerType: 'mouse', clientX: at, clientY: height },
          })
          Object.defineProperty(move, 'timeStamp', { value: timeStamp })
          document.body.dispatchEvent(move)
        }
      },
      [x, y] as const,
    )
  },
} as const

for (const [name, show] of Object.entries(READERS)) {
  test(`a page is fetched ahead when ${name}`, async ({ page }) => {
    await visit(page, START)
    const fetched = watchFetched(page)
    const code = page.waitForRequest(await getContentChunk(page, '/api/configureStore'))
    await show(page, menuLink(page, '/api/configureStore'))
    await code
    await expect.poll(() => fetched.length).toBe(2)
  })
}

test('nothing is fetched ahead where no text in view has a link, and no page whose link the pointer only passes', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, START)
  const fetched = watchFetched(page)
  await page.clock.runFor(10_000)
  await page.clock.pauseAt(Date.now() + 60_000)
  await menuLink(page, '/api/configureStore').hover()
  // It stops on the heading, so that its way leads nowhere else.
  for (const x of [10, 11, 11]) await h1(page).hover({ position: { x, y: 10 } })
  await page.clock.runFor(1000)
  expect(fetched).toEqual([])
})

test('of pages that the text in view links to, only the beginnings are fetched ahead, of eight at most', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, START)
  const fetched = watchFetched(page)
  for (const link of (await page.locator('.theme-doc-markdown a[href^="/"]').all()).slice(0, 20)) {
    await link.scrollIntoViewIfNeeded()
    await page.clock.runFor(1000)
  }
  await expect.poll(() => fetched.length).toBe(8)
  expect(fetched.filter((text) => text.includes('-rest'))).toEqual([])
})

const NEVER = {
  'on 3g': (page: Page) => pretendConnection(page, { effectiveType: '3g', saveData: false }),
  'under data saver': saveData,
  'while the page is hidden': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' })),
} as const

for (const [name, prepare] of Object.entries(NEVER)) {
  test(`nothing is fetched ahead ${name}, whatever the reader points at`, async ({ page }) => {
    await prepare(page)
    await page.clock.install()
    await visit(page, START)
    const fetched = watchFetched(page)
    await menuLink(page, '/api/configureStore').hover()
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded()
    for (let step = 0; step < 10; step++) await page.clock.runFor(500)
    expect(fetched).toEqual([])
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
  })
}

const rest = (page: Page) => hold(page, '**/assets/fragments/*-rest.json*')

test('a page is shown once its beginning is there, and is complete with the rest', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('code-language', 'js'))
  const release = await rest(page)
  await visit(page, START)
  await textLink(page, '/api/createSlice').click()
  await expect(h1(page)).toHaveText('createSlice')
  const parts = article(page).locator('static-part')
  await expect(parts.first()).not.toBeEmpty()
  await expect(parts.last()).toBeEmpty()
  await expect(page.locator('.pagination-nav')).not.toBeInViewport()
  release()
  await expect(parts.last()).not.toBeEmpty()
  const chosen = parts.last().locator('[data-choice] > button[value=js]').first()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
})

test('a page that is opened at a heading is shown once all of it is there', async ({ page }) => {
  const release = await rest(page)
  await visit(page, START)
  await page.evaluate(() => {
    const link = document.querySelector('static-part a[href^="/api/"]') as HTMLAnchorElement
    link.href = '/api/createSlice#returns'
    link.click()
  })
  await expect(page.locator('#nprogress')).toBeAttached()
  await expect(h1(page)).toHaveText('Usage guide')
  release()
  await expect(page.locator('#returns')).toBeInViewport()
  await page.goBack()
  await expect(h1(page)).toHaveText('Usage guide')
  await expect(page.locator('static-part:empty')).toHaveCount(0)
})
