import { expect, test } from './test'
import { hydrated } from './visit'

/** Pages that run different code: a search, samples, live demos, the error finder, or none. */
const PAGES = ['/', '/api/createSlice', '/rtk-query/usage/queries', '/errors?code=24', '/search?q=slice']

test('pages of every kind run under the policy, demos included', async ({ page }) => {
  for (const path of PAGES) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).toContain("object-src 'none'")
    await hydrated(page)
    for (const stage of await page.locator('[data-stage]').all()) {
      await stage.scrollIntoViewIfNeeded()
      await expect(stage).toHaveAttribute('data-stage', 'loaded')
    }
  }
})

test.describe('what somebody slips into a page', () => {
  test.use({ expectedErrors: /Content Security Policy|Policy violation/ })

  test('does not run, load or send', async ({ page }) => {
    const foreign: string[] = []
    await page.route('https://evil.example.test/**', (route) => {
      foreign.push(route.request().url())
      return route.abort()
    })
    await page.goto('/errors')
    const reported = await page.evaluate(async () => {
      const directives = new Set<string>()
      addEventListener('securitypolicyviolation', (event) => directives.add(event.effectiveDirective))
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties))
      add('script', { textContent: 'window.ran = true' })
      add('script', { src: 'https://evil.example.test/a.js' })
      add('img', { src: 'https://evil.example.test/a.png' })
      add('iframe', { src: 'https://evil.example.test/' })
      add('style', { textContent: 'body { display: none }' })
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = true">')
      await fetch('https://evil.example.test/').catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 500))
      return { directives: [...directives].sort(), ran: 'ran' in window }
    })
    expect(reported.ran).toBe(false)
    expect(reported.directives).toEqual([
      ...['connect-src', 'frame-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-elem'],
    ])
    expect(foreign).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
