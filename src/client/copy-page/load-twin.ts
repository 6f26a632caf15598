const twins = new Map<string, Promise<string>>()

/**
 * Fetches the page's text twin, once; after a failure again.
 *
 * @throws Error where the head names none, or it can't be fetched
 */
export async function loadTwin(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]')
  if (!link) throw new Error('The head names no text twin.')
  const known = twins.get(link.href)
  if (known) return known
  const { href } = link
  const twin = fetchText(href)
  twins.set(href, twin)
  twin.catch(() => twins.delete(href))
  return twin
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
