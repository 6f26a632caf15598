import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { visit } from './visit'

export { expect }
export type { Locator, Page, Request, Route } from '@playwright/test'

interface ForTests {
  /** Errors that a test provokes on purpose. */
  expectedErrors: RegExp
  /**
   * A page like `page`, but the worker keeps it for its next test, where a load costs half as much. Not for tests of storage,
   * of the cache, or of what happens before the page has loaded.
   */
  keptPage: Page
  /** The address at which `keptPage` is when a test begins. The test leaves it as it found it, so such tests share a load. */
  staysAt: string | undefined
}

interface ForWorkers {
  kept: { page: Page; takeErrors: () => string[]; isAt?: string | undefined }
}

const NONE = /(?!)/
/** The browser's own message on a failed request. It is no error here, because tests make requests fail on purpose. */
const NOT_FETCHED = /^Failed to load resource:/

/**
 * Watches the pages of a context.
 *
 * @returns takes the errors until now, which aren't counted again: what a page logged, what it threw, and what the site's
 * policy forbade
 */
async function watchForErrors(context: BrowserContext): Promise<() => string[]> {
  let errors: string[] = []
  context.on('weberror', (thrown) => errors.push(thrown.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`Policy violation: ${effectiveDirective}, ${blockedURI}, in ${sourceFile}`)
    })
  })
  return () => {
    const taken = errors.filter((error) => !NOT_FETCHED.test(error))
    errors = []
    return taken
  }
}

/** Fails the test if there are errors that it doesn't provoke on purpose. */
function expectNoErrors(errors: readonly string[], expected: RegExp): void {
  const unexpected = errors.filter((error) => !expected.test(error))
  expect(unexpected, 'errors in the console of the page').toEqual([])
}

/** As Playwright's, but a test fails when a page logs an error, throws one, or does what the site's policy forbids. */
export const test = base.extend<ForTests, ForWorkers>({
  expectedErrors: [NONE, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const takeErrors = await watchForErrors(context)
    await use(context)
    expectNoErrors(takeErrors(), expectedErrors)
  },
  kept: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      const takeErrors = await watchForErrors(context)
      await use({ page: await makeKeptPage(context), takeErrors })
      await context.close()
    },
    { scope: 'worker' },
  ],
  staysAt: [undefined, { option: true }],
  keptPage: async (
    { kept, staysAt, expectedErrors, viewport, colorScheme, permissions, javaScriptEnabled, hasTouch },
    use,
  ) => {
    if (!javaScriptEnabled || hasTouch) throw new Error('A kept page has scripts, and no touch screen.')
    const { page, takeErrors } = kept
    if (kept.isAt !== staysAt) await forget(page)
    await prepare(page, { viewport, colorScheme, permissions })
    if (staysAt !== undefined && kept.isAt !== staysAt) await visit(page, staysAt)
    await use(page)
    expectNoErrors(takeErrors(), expectedErrors)
    await tidy(page)
    if (staysAt === undefined) await forget(page)
    kept.isAt = staysAt
  },
})

/** Kinds of events that tests listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'websocket']

/** What a test may choose, and a kept page can have, too. */
interface Choices {
  viewport: { width: number; height: number } | null
  colorScheme: 'light' | 'dark' | 'no-preference' | null
  permissions: string[] | undefined
}

/** Makes a page that tests use one after the other. What would outlive their end is refused. */
async function makeKeptPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const refuse = (): never => {
    throw new Error('This outlives the test, so it needs a page of its own: `page`.')
  }
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse })
  for (const name of ['install', 'setFixedTime', 'setSystemTime'] as const) page.clock[name] = refuse
  return page
}

/** Gives a kept page what a test chose. */
async function prepare(page: Page, { viewport, colorScheme, permissions }: Choices): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({
    colorScheme,
    media: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  })
  if (permissions) await page.context().grantPermissions(permissions)
}

/** Takes back what a test changed around a kept page: other tabs, and what its context and its network have. */
async function tidy(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
}

/**
 * Takes back what is stored, so that the next address is loaded as if for the first time. The page stays where it is: leaving
 * the site ends the browser's process for it, and to begin another one takes as long as the rest of a load.
 */
async function forget(page: Page): Promise<void> {
  await page.evaluate(clearStorage)
  // Where the pointer stays, the next page would find it.
  await page.mouse.move(-1, -1)
}

/** Runs in the page. One that shows an error of the browser has no storage. */
function clearStorage(): void {
  if (location.origin === 'null') return
  // What the page keeps when it is left is kept now, not after the storage is empty.
  dispatchEvent(new Event('pagehide'))
  localStorage.clear()
  sessionStorage.clear()
  // To another place on the same page, the browser would only scroll.
  history.replaceState(null, '', '/left')
}
