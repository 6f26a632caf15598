import { expect, test as base, type BrowserContext } from '@playwright/test'

export { expect }
export type { Locator, Page, Request, Route } from '@playwright/test'

interface Watch {
  /** Errors that a test provokes on purpose. */
  expectedErrors: RegExp
  /** Runs with each test by itself. */
  watched: undefined
}

const NONE = /(?!)/
/** The browser's own message on a failed request. It is no error here, because tests make requests fail on purpose. */
const NOT_FETCHED = /^Failed to load resource:/

/**
 * Watches the pages of a context.
 *
 * @returns the errors until now: what a page logged, what it threw, and what the site's policy forbade
 */
export async function watchForErrors(context: BrowserContext): Promise<() => string[]> {
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
  return () => errors.filter((error) => !NOT_FETCHED.test(error))
}

/** As Playwright's, but a test fails when a page logs an error, throws one, or does what the site's policy forbids. */
export const test = base.extend<Watch>({
  expectedErrors: [NONE, { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const errors = await watchForErrors(context)
      await use(undefined)
      const unexpected = errors().filter((error) => !expectedErrors.test(error))
      expect(unexpected, 'errors in the console of the page').toEqual([])
    },
    { auto: true },
  ],
})
