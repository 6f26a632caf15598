import type { Page } from '@playwright/test'
import { visit } from './visit'

const SCRIPT = /\/assets\/js\/(?!main|runtime)[^"]+\.js$/

/**
 * Finds the script that holds the text of a page: among the chunks that its first load asks for,
 * the one that names the page's source file.
 *
 * @returns the full address of the chunk
 * @throws Error when no chunk does
 */
export async function getContentChunk(page: Page, path: string): Promise<string> {
  const probe = await page.context().newPage()
  const addresses = new Set<string>()
  probe.on('request', (request) => {
    if (SCRIPT.test(request.url())) addresses.add(request.url())
  })
  await visit(probe, path)
  await probe.close()
  // Asked for again: what the browser is still receiving when its page closes would be lost.
  for (const address of addresses) {
    const text = await (await page.request.get(address)).text()
    if (text.includes(`@site/docs${path}.mdx`)) return address
  }
  throw new Error(`No chunk of ${path} names @site/docs${path}.mdx`)
}
