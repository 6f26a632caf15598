/** The HTML of pages' static parts: what the first page brought along, and what is fetched for the next ones. */
import { layOutLater } from './lay-out-later'
import { FRAGMENTS_FOLDER, PART_TAG, VERSION_META, type Fragments } from './format'

/** By the id of the part: the element that holds its nodes now, or held them last. */
const holders = new Map<string, Element>()
/** By the id of the part. */
const fetched = new Map<string, string>()
/** By the key of the page. */
const requests = new Map<string, Promise<void>>()

if (!__RENDERS_STATIC_PARTS__) {
  for (const element of document.querySelectorAll<HTMLElement>(PART_TAG)) {
    holders.set(element.dataset.id ?? '', element)
  }
}

/**
 * Fills the element of a part that React made: with the nodes that another element held before, which is the case on
 * the way back, and when React makes a page anew after an error; else with what was fetched.
 */
export function fillPart(id: string, element: Element): void {
  const before = holders.get(id)
  holders.set(id, element)
  if (element.firstChild) return
  if (before?.firstChild) {
    element.append(...before.childNodes)
    return
  }
  element.innerHTML = fetched.get(id) ?? ''
  layOutLater(element)
}

/**
 * Fetches the static parts of a page, once.
 *
 * @param key - of the page
 * @returns `undefined` when they are there already
 * @throws (rejects) when they can't be had, or belong to another version of the site: the router then loads the page
 *   in full
 */
export function loadFragments(key: string): Promise<void> | undefined {
  if (__RENDERS_STATIC_PARTS__ || holders.has(`${key}-0`)) return undefined
  const request = requests.get(key) ?? fetchFragments(key)
  requests.set(key, request)
  request.catch(() => requests.delete(key))
  return request
}

async function fetchFragments(key: string): Promise<void> {
  const version = document.querySelector<HTMLMetaElement>(`meta[name=${VERSION_META}]`)?.content ?? ''
  const address = `/${FRAGMENTS_FOLDER}/${key}.json?v=${version}`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: status ${response.status}`)
  const fragments = (await response.json()) as Partial<Fragments>
  if (fragments.version !== version || !Array.isArray(fragments.parts)) {
    throw new Error(`${address}: the site was published anew since this page was opened.`)
  }
  const parts: readonly string[] = fragments.parts
  parts.forEach((html, index) => fetched.set(`${key}-${index}`, html))
}
