import { answer, box, MESSAGE, status, TITLE } from './errors-parts'
import { hold } from './hold'
import { expect, test, type Page } from './test'
import { visit } from './visit'

/** The text of the box in the state of the history entry. */
const keptText = (page: Page) =>
  page.evaluate(() => (history.state as { state?: { asked?: string } } | null)?.state?.asked)

test.describe('the box', () => {
  test('answers with cause, fix and page, and keeps the text out of the address', async ({
    keptPage: page,
  }) => {
    await visit(page, '/errors')
    await box(page).fill(MESSAGE)
    await expect(answer(page, TITLE)).toContainText('Cause: A reducer stored a value')
    await expect(answer(page, TITLE)).toContainText('Fix: Store a plain form of the value')
    await expect.poll(() => keptText(page)).toBe(MESSAGE)
    expect(page.url()).not.toContain('?')
    await answer(page, TITLE).getByRole('link', { name: 'Serializability check, the fix' }).click()
    await expect(page.locator('#fix')).toBeInViewport()
  })

  test('sends nothing: what is loaded meanwhile are files of the site', async ({ page, baseURL }) => {
    await visit(page, '/errors')
    const sent: string[] = []
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    )
    page.on('websocket', (socket) => sent.push(socket.url()))
    await box(page).fill(MESSAGE)
    await expect(answer(page, TITLE)).toBeVisible()
    await expect.poll(() => keptText(page)).toContain('zebra')
    await box(page).fill('zebra '.repeat(100))
    await expect(answer(page, 'Unknown error')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Chromium fetches the icon whenever it likes.
    const others = sent.filter((request) => request !== `GET ${baseURL}/img/favicon.svg `)
    expect(others.length).toBeGreaterThan(0)
    for (const request of others) {
      expect(request).not.toContain('zebra')
      expect(request).toMatch(
        new RegExp(
          `^GET ${baseURL}/(assets/js/[-.\\w]+\\.js|assets/fragments/\\w+\\.json\\?v=\\w+|search-outline\\.json|assets/search/\\w+/texts\\.json) $`,
        ),
      )
    }
  })

  test('tells screen readers once, and in a few words', async ({ page }) => {
    await visit(page, '/errors')
    await status(page).evaluate((region) => {
      const heard: (string | null)[] = []
      Object.assign(window, { heard })
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await box(page).pressSequentially('#24')
    await expect(answer(page, 'Error 24')).toBeVisible()
    await box(page).pressSequentially(' ')
    await page.waitForTimeout(400)
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'Found: Error 24',
    ])
  })

  test('shows markup as text, and leads on to the search', async ({ keptPage: page }) => {
    const markup = '<img src=x onerror=alert(1)> & <b>broken</b>'
    await visit(page, `/errors?q=${encodeURIComponent(markup)}`)
    await expect(box(page)).toHaveValue(markup)
    await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    await answer(page, 'Unknown error').getByRole('link', { name: 'Search the documentation' }).click()
    await expect(page).toHaveURL(/\/search\?q=/)
    expect(new URL(page.url()).searchParams.get('q')).toBe(markup)
  })

  for (const [message, heading] of [
    ['TypeError: useDispatch.withTypes is not a function', '#pitfall-with-types'],
    ['npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree', '#eresolve'],
  ] as const) {
    test(`shows what the search finds for a message that is not in the list: ${heading}`, async ({
      keptPage: page,
    }) => {
      await visit(page, '/errors')
      await box(page).fill(message)
      const unknown = answer(page, 'Unknown error')
      await expect(unknown).toContainText('Not in this list')
      await expect(status(page)).toHaveText('Not in this list')
      await unknown.getByRole('listitem').first().getByRole('link').click()
      await expect(page.locator(heading)).toBeInViewport()
    })
  }

  test('leads to RTK Query first when it reports what an engine says of any code', async ({
    keptPage: page,
  }) => {
    await visit(page, '/errors')
    await box(page).fill(
      'An unhandled error occurred processing a request for the endpoint "getPosts".\nIn the case of an unhandled error, no tags will be "provided" or "invalidated". TypeError: Cannot read properties of undefined (reading \'map\')',
    )
    await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
      'An unhandled error occurred processing a request',
    )
  })

  test('shows no answer to another text than the one in it', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/errors')
    await box(page).fill('#24')
    await page.clock.runFor(1000)
    await expect(answer(page, 'Error 24')).toBeVisible()
    await box(page).fill(MESSAGE)
    await expect(box(page)).toHaveValue(MESSAGE)
    await expect(answer(page, 'Error 24')).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(answer(page, TITLE)).toBeVisible()
  })

  test('leaves the address with the first letter that is typed', async ({ page, baseURL }) => {
    await visit(page, '/errors?q=24&ref=mail')
    await expect(answer(page, 'Error 24')).toBeVisible()
    await page.clock.install()
    await box(page).press('End')
    await box(page).press('1')
    await expect(page).toHaveURL(`${baseURL}/errors?ref=mail`)
  })

  test('keeps the address of a text that a link of the site asks for', async ({ page }) => {
    await visit(page, '/search?q=TS2742')
    await page.getByRole('link', { name: 'Look it up as an error message' }).click()
    await expect(answer(page, 'The inferred type cannot be named (TS2742, TS2883)')).toBeVisible()
    await page.clock.install()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(/\/errors\?q=TS2742$/)
  })

  test('shows text between backticks as code', async ({ keptPage: page }) => {
    await visit(page, '/errors?q=No+data+found+at+state.api')
    const found = answer(page, 'No data found at state.api')
    await expect(found.locator('code').first()).toHaveText('state.⟨reducerPath⟩')
    await expect(page.getByRole('main')).not.toContainText('`')
  })

  test('is cleared by keyboard, and keeps the focus', async ({ keptPage: page }) => {
    await visit(page, '/errors?q=24')
    await expect(answer(page, 'Error 24')).toBeVisible()
    await box(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await expect(answer(page, 'Error 24')).toHaveCount(0)
    await expect(page).toHaveURL(/\/errors$/)
  })

  test('offers candidates for what is cut off', async ({ keptPage: page }) => {
    await visit(page, '/errors')
    await box(page).fill('The slice reducer for key "cart" returned undef')
    await expect(page.getByText('Not certain. It may be one of these:')).toBeVisible()
    await expect(answer(page, 'Error 24')).toBeVisible()
  })

  test('keeps what was typed before the page came alive', async ({ keptPage: page }) => {
    const release = await hold(page, '**/assets/js/main*')
    await page.goto('/errors', { waitUntil: 'commit' })
    await box(page).fill('#24')
    release()
    await expect(answer(page, 'Error 24')).toBeVisible()
    await expect(box(page)).toHaveValue('#24')
  })

  test('says when its texts cannot be loaded, and tries again', async ({ keptPage: page }) => {
    await page.route('**/error-finder*', (route) => route.abort())
    await visit(page, '/errors')
    await box(page).fill('#24')
    await expect(answer(page, 'Failure')).toContainText('could not be loaded')
    await page.unroute('**/error-finder*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(answer(page, 'Error 24')).toBeVisible()
  })

  test('gives cause and fix before the message that the reader has, on phones', async ({
    keptPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/errors')
    await box(page).fill('No data found at `state.api`. Did you forget to add the reducer to the store?')
    const found = answer(page, 'No data found at state.api')
    const top = async (text: string) => (await found.getByText(text).boundingBox())?.y ?? NaN
    await expect(found).toBeVisible()
    expect(await top('Fix:')).toBeLessThan(await top('Did you forget'))
    // Not if the reader pasted only the number.
    await box(page).fill('#24')
    const numbered = answer(page, 'Error 24')
    await expect(numbered).toBeVisible()
    const message = await numbered.getByText('The slice reducer for key').boundingBox()
    expect(message?.y).toBeLessThan((await numbered.getByText('Cause:').boundingBox())?.y ?? NaN)
  })

  test('fits a narrow screen with the longest types', async ({ keptPage: page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, '/errors')
    await box(page).fill(
      "Argument of type 'AsyncThunkAction<A, B, C>' is not assignable to parameter of type 'UnknownAction'.",
    )
    await expect(answer(page, 'A thunk is not assignable to UnknownAction')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test.describe('a link to an answer', () => {
  test('is copied', async ({ keptPage: page, baseURL }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/errors?q=24')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/errors?q=24`)
  })

  for (const [how, isMissing] of [
    ['refuses', false],
    ['has no clipboard', true],
  ] as const) {
    test(`says so when the browser ${how}`, async ({ page }) => {
      await page.addInitScript((hasNone) => {
        const value = hasNone ? undefined : { writeText: () => Promise.reject(new Error('blocked')) }
        Object.defineProperty(navigator, 'clipboard', { value })
      }, isMissing)
      await visit(page, '/errors?q=24')
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible()
    })
  }

  test('gives way to what is typed, which Back and a reload bring back, and no address holds', async ({
    page,
    baseURL,
  }) => {
    await visit(page, '/errors?code=9')
    await box(page).fill('#24')
    await expect(page).toHaveURL(`${baseURL}/errors`)
    await page.reload()
    await expect(page).toHaveURL(`${baseURL}/errors`)
    await expect(box(page)).toHaveValue('#24')
    await answer(page, 'Error 24').getByRole('link').click()
    await expect(page).toHaveURL(/combineSlices/)
    await page.goBack()
    await expect(box(page)).toHaveValue('#24')
    await expect(answer(page, 'Error 24')).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/combineSlices/)
  })
})
