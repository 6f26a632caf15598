import { expect, test as base } from '@playwright/test'

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

/** As Playwright's, but a test fails when a page logs an error, throws one, or does what the site's policy forbids. */
export const test = base.extend<Watch>({
  expectedErrors: [NONE, { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
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
      await use(undefined)
      const unexpected = errors.filter((error) => !NOT_FETCHED.test(error) && !expectedErrors.test(error))
      expect(unexpected, 'errors in the console of the page').toEqual([])
    },
    { auto: true },
  ],
})
