import { expect, test, type Page } from './test'

const START = 'introduction/getting-started'

/** Opens a page and waits until it reacts. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('searchbox')

async function searchFor(page: Page, query: string) {
  await button(page).click()
  await field(page).fill(query)
}

test.describe('the button', () => {
  test('says Search and shows the shortcut', async ({ page }) => {
    await visit(page, START)
    await expect(button(page)).toContainText('Search')
    await expect(button(page)).toContainText(/(Ctrl|⌘) K/)
  })

  test('keeps its name on narrow screens, where its icon alone shows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, START)
    await button(page).click()
    await expect(field(page)).toBeFocused()
  })

  test('opens the modal by click; Escape closes it and gives the focus back', async ({ page }) => {
    await visit(page, START)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

  test('takes a letter as the beginning of the query', async ({ page }) => {
    await visit(page, START)
    await button(page).focus()
    await page.keyboard.press('s')
    await expect(field(page)).toHaveValue('s')
  })

  test('ignores letters with Ctrl, Meta or Alt', async ({ page }) => {
    await visit(page, START)
    await button(page).focus()
    for (const key of ['Control+b', 'Meta+b', 'Alt+b']) await page.keyboard.press(key)
    await page.keyboard.press('c')
    await expect(field(page)).toHaveValue('c')
  })

  test('says when the modal cannot be loaded, and tries again at the next press', async ({ page }) => {
    await page.route('**/search-modal*', (route) => route.abort())
    await visit(page, START)
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
    await page.unroute('**/search-modal*')
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('the shortcuts', () => {
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    test(`${shortcut} opens the modal`, async ({ page }) => {
      await visit(page, START)
      await page.keyboard.press(shortcut)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
    })

    test(`${shortcut} opens the modal while the button is focused`, async ({ page }) => {
      await visit(page, START)
      await button(page).focus()
      await page.keyboard.press(shortcut)
      await expect(field(page)).toHaveValue('')
    })
  }

  test('what is typed while the modal still loads becomes the query', async ({ page }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/search-modal*', async (route) => {
      await isReleased
      await route.continue()
    })
    await visit(page, START)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('two words/')
    release()
    await expect(field(page)).toHaveValue('two words/')
  })

  test('/ is an ordinary character in a text field', async ({ page }) => {
    await visit(page, 'search')
    const input = page.getByRole('main').getByRole('searchbox')
    await input.focus()
    await page.keyboard.type('a/b')
    await expect(input).toHaveValue('a/b')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('Ctrl+K closes the open modal', async ({ page }) => {
    await visit(page, START)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toHaveCount(0)
  })
})

test.describe('the modal', () => {
  test('fetches nothing before the reader shows intent, and the records once', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const ofSearch = () => fetched.filter((path) => /search-(modal|records)/.test(path))
    await visit(page, START)
    await page.waitForLoadState('networkidle')
    expect(ofSearch()).toEqual([])
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await searchFor(page, 'configureStore')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    expect(ofSearch().filter((path) => path === '/search-records.json')).toHaveLength(1)
  })

  test('fetches the records when the pointer is over the button', async ({ page }) => {
    await visit(page, START)
    const records = page.waitForRequest('**/search-records.json')
    await button(page).hover()
    await records
  })

  test('selects the first result, groups results by page, and shows the way to each', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'getDefaultMiddleware')
    const first = dialog(page).getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(first).toContainText('configureStore › Options')
    await expect(dialog(page).locator('.DocSearch-Hit-source').first()).toHaveText('API › configureStore')
    const groups = await dialog(page).locator('.DocSearch-Hit-source').allTextContents()
    expect(new Set(groups).size).toBe(groups.length)
  })

  test('announces how many results there are', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
    await field(page).fill('xqzwvkj')
    await expect(dialog(page).getByRole('status').filter({ hasText: 'No results for' })).toBeVisible()
  })

  test('moves through the results and opens one by keyboard alone', async ({ page }) => {
    await visit(page, START)
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('configureStore')
    const results = dialog(page).getByRole('option')
    await expect(results.nth(1)).toBeVisible()
    await expect(results.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true')
    const target = await results.nth(1).getByRole('link').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(target)
  })

  test('opens a result in a tab of its own by a click with Ctrl or ⌘', async ({ page, context }) => {
    await visit(page, START)
    await searchFor(page, 'createSlice')
    const result = dialog(page).getByRole('option').first().getByRole('link')
    await expect(result).toBeVisible()
    const opened = context.waitForEvent('page')
    await result.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/api\/createSlice/)
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(/getting-started$/)
  })

  test('opens the selected result in a tab of its own by Ctrl+Enter', async ({ page, context }) => {
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    const opened = context.waitForEvent('page')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(await opened).toHaveURL(/\/api\/createSlice/)
    await expect(page).toHaveURL(/getting-started$/)
  })

  test('remembers what was opened, and keeps favourites', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/createSlice/)
    await button(page).click()
    await expect(dialog(page).getByText('Recent')).toBeVisible()
    await expect(dialog(page).getByRole('option').first()).toContainText('createSlice')
    await dialog(page).getByRole('button', { name: 'Save this search' }).click()
    await expect(dialog(page).getByText('Favorite')).toBeVisible()
    await page.reload()
    await expect(dialog(page).getByText('Favorite')).toBeVisible()
    await dialog(page).getByRole('option').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/api\/createSlice/)
  })

  test('takes a pasted error of 300 characters and finds what it is about', async ({ page }) => {
    const frames = Array.from(
      { length: 9 },
      (_, line) => ` at run (webpack-internal:///./src/a.js:${line}:7)`,
    )
    const error = `Error: No data found at \`state.api\`. Did you forget to add the reducer to the store?${frames.join('')}`
    await visit(page, START)
    await searchFor(page, error.slice(0, 300))
    await expect(field(page)).toHaveAttribute('maxlength', '300')
    await expect(field(page)).toHaveValue(error.slice(0, 300))
    await expect(dialog(page).getByRole('option').first()).toContainText('No data found at state.api')
  })

  test('finds what was meant, whatever the reader calls it', async ({ page }) => {
    await visit(page, START)
    await button(page).click()
    for (const [query, answer] of [
      ['how can I pass an api client to my thunks?', 'Thunk extra argument'],
      ['getDefualtMiddlware', 'getDefaultMiddleware'],
      ['HMR', /hot (update|reload)/i],
    ] as const) {
      await field(page).fill(query)
      await expect(dialog(page).getByRole('option').first()).toContainText(answer)
    }
  })

  test('works at 390 pixels: nothing is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, START)
    await searchFor(page, 'getDefaultMiddleware')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWider).toBe(false)
    const box = await dialog(page).locator('.DocSearch-Modal').boundingBox()
    expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('goes on offline once the records are there', async ({ page, context }) => {
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await context.setOffline(true)
    await field(page).fill('configureStore')
    await expect(dialog(page).getByRole('option').first()).toContainText('configureStore')
  })

  for (const [what, body] of [
    ['no JSON', '<!doctype html><title>Not found</title>'],
    ['no list', '{"records":[]}'],
    ['a list of something else', '[1,{"hierarchy":null}]'],
  ] as const) {
    test(`says that results cannot be fetched when the records are ${what}`, async ({ page }) => {
      await page.route('**/search-records.json', (route) => route.fulfill({ body }))
      await visit(page, START)
      await searchFor(page, 'createSlice')
      await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results')
      await page.unroute('**/search-records.json')
      await field(page).fill('configureStore')
      await expect(dialog(page).getByRole('option').first()).toContainText('configureStore')
    })
  }

  test('leads to the page that the query names', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'createSlice')
    const first = dialog(page).getByRole('option').first()
    await expect(first.locator('mark').first()).toHaveText('createSlice')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/createSlice/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('shows text that looks like HTML as text', async ({ page }) => {
    const record = {
      objectID: '1',
      url: 'https://docs.example.org/x',
      url_without_anchor: 'https://docs.example.org/x',
      anchor: null,
      type: 'lvl1',
      hierarchy: {
        lvl0: 'A & B',
        lvl1: '<Provider> <img src=x>',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'The <Provider> element',
      language: 'en',
      docusaurus_tag: 'default',
      version: 'current',
      weight: { pageRank: 0, level: 100, position: 0 },
    }
    await page.route('**/search-records.json', (route) => route.fulfill({ json: [record] }))
    await visit(page, START)
    await searchFor(page, 'provider')
    await expect(dialog(page).getByRole('option')).toContainText('<Provider> <img src=x>')
    await expect(dialog(page)).toContainText('A & B')
    await expect(dialog(page).locator('img')).toHaveCount(0)
  })

  test('finds only what belongs to the reader’s language and documents', async ({ page }) => {
    await page.route('**/search-records.json', async (route) => {
      const response = await route.fetch()
      const records = (await response.json()) as Record<string, unknown>[]
      await route.fulfill({
        json: records.map((record) => ({ ...record, docusaurus_tag: 'docs-other-1.0' })),
      })
    })
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page)).toContainText('No results for')
  })

  test('links to the page of all results', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'slice reducers')
    await dialog(page)
      .getByRole('link', { name: /^See all \d+ results$/ })
      .click()
    await expect(page).toHaveURL(/\/search\?q=slice%20reducers$/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('offers ways on when a query finds nothing', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'xqzwvkj')
    await expect(dialog(page).getByText('No results for "xqzwvkj"')).toBeVisible()
    await expect(dialog(page).getByText('Try searching for')).toBeVisible()
    // Nobody is named whom to tell: tests/browser/configured/search.spec.ts has a site that names someone.
    await expect(dialog(page).getByText('Let us know.')).toHaveCount(0)
  })

  test('searches for a suggestion at a press', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'xqzwvkj')
    await dialog(page).getByRole('button', { name: 'createSlice' }).click()
    await expect(field(page)).toHaveValue('createSlice')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await expect(dialog(page).getByText('No results for')).toHaveCount(0)
  })

  test('forgets an empty result when the query is cleared', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'xqzwvkj')
    await expect(dialog(page).getByText('No results for "xqzwvkj"')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Clear the query' }).click()
    await expect(dialog(page).getByText('No results for')).toHaveCount(0)
  })

  test('says when results cannot be fetched, and tries again at the next letter', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.route('**/search-records.json', (route) => route.abort())
    await visit(page, START)
    await searchFor(page, 'createSlic')
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('Unable to fetch results')
    await expect(alert).toContainText('You might want to check your network connection.')
    await expect(dialog(page).getByText('No results')).toHaveCount(0)
    await page.unroute('**/search-records.json')
    await page.keyboard.type('e')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect(errors).toEqual([])
  })

  test('names no vendor', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'store')
    await expect(dialog(page).locator('.DocSearch-Logo')).toBeHidden()
  })

  test('keeps Tab inside', async ({ page }) => {
    await visit(page, START)
    await searchFor(page, 'xqzwvkj')
    await expect(dialog(page).getByText('No results for')).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
    }
    await field(page).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
  })

  test('works when storage throws', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await visit(page, START)
    await searchFor(page, 'createSlice')
    await expect(dialog(page).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/api\/createSlice/)
  })
})

test.describe('the search page', () => {
  const input = (page: Page) => page.getByRole('main').getByRole('searchbox')

  test('reads the query from the address', async ({ page }) => {
    await visit(page, 'search?q=createSlice')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "createSlice"')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
      'createSlice',
    )
  })

  test('writes the query to the address in place, and removes it when empty', async ({ page }) => {
    await visit(page, START)
    await visit(page, 'search')
    await input(page).pressSequentially('store')
    await expect(page).toHaveURL(/\/search\?q=store$/)
    await input(page).fill('')
    await expect(page).toHaveURL(/\/search$/)
    await page.goBack()
    await expect(page).toHaveURL(/getting-started$/)
  })

  test('announces how many results there are', async ({ page }) => {
    await visit(page, 'search?q=createSlice')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results/)
  })

  test('shows more results on request', async ({ page }) => {
    await visit(page, 'search?q=the')
    const hits = page.getByRole('main').locator('ol > li')
    await expect(hits).toHaveCount(15)
    await page.getByRole('button', { name: 'Show more results' }).click()
    await expect.poll(() => hits.count()).toBeGreaterThan(15)
    await expect(hits.nth(15).getByRole('link')).toBeFocused()
  })

  test('says when a query finds nothing', async ({ page }) => {
    await visit(page, 'search?q=xqzwvkj')
    await expect(page.getByRole('main')).toContainText('No results for "xqzwvkj"')
    await page.getByRole('link', { name: 'configureStore', exact: true }).last().click()
    await expect(input(page)).toHaveValue('configureStore')
  })

  test('says when results cannot be fetched, and tries again', async ({ page }) => {
    await page.route('**/search-records.json', (route) => route.abort())
    await visit(page, 'search?q=createSlice')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Unable to fetch results')
    await expect(alert).toContainText('You might want to check your network connection.')
    await page.unroute('**/search-records.json')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('is kept out of search engines', async ({ page }) => {
    await visit(page, 'search')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const records = (await (await page.request.get('search-records.json')).json()) as { url: string }[]
    expect(records.filter(({ url }) => /\/(search|404)\b/.test(url))).toEqual([])
  })

  test('names no vendor', async ({ page }) => {
    await visit(page, 'search?q=store')
    await expect(page.getByRole('main')).not.toContainText(/algolia|powered/i)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('has its heading and says what it needs', async ({ page }) => {
      await page.goto('search')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation')
      // Read from the response: a browser that only emulates the lack of scripts doesn't show noscript elements.
      const html = await (await page.request.get('search')).text()
      expect(html).toMatch(/<noscript><p>Search needs JavaScript\./)
    })
  })
})
