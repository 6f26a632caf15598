import type { Page } from '@playwright/test'

const SCRIPT = /\/assets\/js\/(?!main|runtime)[^"]+\.js$/

/**
 * Finds the script that holds the text of a page: among the chunks that its first load asks for,
 * the one that names the page's source file.
 *
 * @returns the full address of the chunk
 * @throws Error when no chunk does
 */
export async function contentChunkOf(page: Page, path: string): Promise<string> {
  const probe = await page.context().newPage()
  const bodies: Array<Promise<{ url: string; text: string }>> = []
  probe.on('response', (response) => {
    if (SCRIPT.test(response.url()))
      bodies.push(response.text().then((text) => ({ url: response.url(), text })))
  })
  await probe.goto(path)
  await probe.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  const scripts = await Promise.all(bodies)
  await probe.close()
  const found = scripts.find(({ text }) => text.includes(`@site/docs${path}.mdx`))
  if (found === undefined) throw new Error(`No chunk of ${path} names @site/docs${path}.mdx`)
  return found.url
}
