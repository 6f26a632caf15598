import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { visit } from './visit'

export { expect }
export type { Locator, Page, Request, Route } from '@playwright/test'

interface ForTests {
  /** Errors that a test provokes on purpose. */
  expectedErrors: RegExp
  /** The address that `keptPage` has when a test begins. */
  staysAt: string | undefined
  /** A page that is at `staysAt`. */
  keptPage: Page
}

const NONE = /(?!)/
/** The browser's own message on a failed request. It is no error here, because tests make requests fail on purpose. */
const NOT_FETCHED = /^Failed to load resource:/

/**
 * Watches the pages of a context.
 *
 * @returns the errors until now: what a page logged, what it threw, and what the site's policy forbade
 */
async function watchForErrors(context: BrowserContext): Promise<readonly string[]> {
  const errors: string[] = []
  context.on('weberror', (thrown) => errors.push(thrown.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`Policy violation: ${effectiveDirective}, ${blockedURI}, in ${sourceFile}`)
    })
  })
  return errors
}

/** As Playwright's, but a test fails when a page logs an error, throws one, or does what the site's policy forbids. */
export const test = base.extend<ForTests>({
  expectedErrors: [NONE, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors = await watchForErrors(context)
    await use(context)
    const unexpected = errors.filter((error) => !NOT_FETCHED.test(error) && !expectedErrors.test(error))
    expect(unexpected, 'errors in the console of the page').toEqual([])
  },
  staysAt: [undefined, { option: true }],
  keptPage: async ({ page, staysAt }, use) => {
    if (staysAt !== undefined) await visit(page, staysAt)
    await use(page)
  },
})
