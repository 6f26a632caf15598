import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'

const loadText = onceUnlessFailed(fetchText)

/**
 * Fetches the page as Markdown, once; after a failure, the next call tries again.
 *
 * @throws Error if the head doesn't link to the Markdown page, or it can't be fetched
 */
export async function loadMarkdown(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]')
  if (!link) throw new Error('The head has no link to the Markdown page.')
  return loadText(link.href)
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
