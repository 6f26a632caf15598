import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

import { forget, makeKeptPage, prepare, tidy } from './kept-page'
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
