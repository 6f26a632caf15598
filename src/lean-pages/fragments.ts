/** The HTML of pages' static parts. */
declare const __RENDERS_STATIC_PARTS__: boolean
declare const __FRAGMENTS_VERSION__: string

interface Fragments {
  version: string
  parts: string[]
}

/** By the id of the part. */
const originals = new Map<string, Element>()
const parts = new Map<string, string>()
const pending = new Map<string, Promise<void>>()

if (!__RENDERS_STATIC_PARTS__) {
  for (const element of document.querySelectorAll<HTMLElement>('static-part')) {
    originals.set(element.dataset.id ?? '', element)
  }
}

export function originalOf(id: string): Element | undefined {
  return originals.get(id)
}

export function htmlOf(id: string): string {
  return parts.get(id) ?? ''
}

export function loadFragments(key: string): Promise<void> | undefined {
  if (__RENDERS_STATIC_PARTS__ || originals.has(`${key}-0`)) return undefined
  let request = pending.get(key)
  if (!request) {
    request = fetchFragments(key)
    pending.set(key, request)
    request.catch(() => pending.delete(key))
  }
  return request
}

async function fetchFragments(key: string): Promise<void> {
  const response = await fetch(`/assets/fragments/${key}.json?v=${__FRAGMENTS_VERSION__}`)
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  const fragments = (await response.json()) as Fragments
  if (fragments.version !== __FRAGMENTS_VERSION__) throw new Error('The site was published anew.')
  fragments.parts.forEach((html, index) => parts.set(`${key}-${index}`, html))
}
