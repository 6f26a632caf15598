/** The HTML of static parts: from the document for the first page, and fetched for later pages. */
import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import { FRAGMENTS_FOLDER, PART_TAG, VERSION_META, type Fragments } from './format'

/** By the id of a part: the last element that had its nodes. */
const holders = new Map<string, Element>()
/** Fetched HTML, by the id of the part. */
const fetched = new Map<string, string>()
/** By the key of the page. */
const request = onceUnlessFailed(fetchFragments)
/** Requests made ahead of a click, by the key of the page. */
const ahead = new Map<string, AbortController>()

if (!__RENDERS_STATIC_PARTS__) {
  for (const element of document.querySelectorAll<HTMLElement>(PART_TAG)) {
    holders.set(element.dataset.id ?? '', element)
  }
}

/**
 * Fills the element that React made for a part. If another element had the part's nodes before (after Back, or when
 * React renders a page again after an error), they are moved; otherwise the fetched HTML is inserted.
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
 * Paints the beginning of a new page before the browser lays out the part below the fold: on a slow phone, that layout
 * takes longer than everything else after a click. Skipped for links to a heading, whose position depends on the layout.
 *
 * @param part - a part that was just filled and isn't painted yet
 */
function layOutLater(part: Element): void {
  if (location.hash !== '') return
  // While it has the attribute, content that is out of view is not laid out: src/css/article.css.
  part.setAttribute('data-arriving', '')
  // The callback runs before the frame is painted; the timeout after it.
  requestAnimationFrame(() => setTimeout(() => part.removeAttribute('data-arriving')))
}

/**
 * Fetches the static parts of a page once.
 *
 * @param key - the key of the page
 * @returns `undefined` if they are there already
 * @throws (rejects) if they can't be fetched, or belong to another version of the site: the router then loads the page
 *   in full
 */
export function loadFragments(key: string): Promise<void> | undefined {
  if (isThere(key)) return undefined
  ahead.delete(key)
  // The page that the reader opens gets the whole line.
  for (const other of ahead.keys()) endAhead(other)
  // A request that was ended a moment ago may not have rejected yet.
  return request(key).catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
    ahead.delete(key)
    return request(key)
  })
}

/** How many pages are fetched ahead at a time. */
const MOST_AHEAD = 2

/**
 * Fetches the static parts of a page that the reader may open. The request that was made first ends for it, if there are
 * too many. A failure isn't reported: if the reader goes there, it is tried again.
 *
 * @param key - the key of the page
 */
export async function loadFragmentsAhead(key: string): Promise<void> {
  if (isThere(key) || ahead.has(key)) return
  const [first] = ahead
  if (first && ahead.size >= MOST_AHEAD) endAhead(first[0])
  const controller = new AbortController()
  ahead.set(key, controller)
  await request(key, { signal: controller.signal }).catch(() => undefined)
  if (ahead.get(key) === controller) ahead.delete(key)
}

function endAhead(key: string): void {
  ahead.get(key)?.abort()
  ahead.delete(key)
}

/** Whether a page's static parts are there, in the document or fetched. */
function isThere(key: string): boolean {
  return __RENDERS_STATIC_PARTS__ || holders.has(`${key}-0`) || fetched.has(`${key}-0`)
}

async function fetchFragments(key: string, options?: RequestInit): Promise<void> {
  const version = document.querySelector<HTMLMetaElement>(`meta[name=${VERSION_META}]`)?.content ?? ''
  const address = `/${FRAGMENTS_FOLDER}/${key}.json?v=${version}`
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address}: status ${response.status}`)
  const fragments = (await response.json()) as Partial<Fragments>
  if (fragments.version !== version || !Array.isArray(fragments.parts)) {
    throw new Error(`${address}: a new version of the site was published after this page was opened.`)
  }
  const parts: readonly string[] = fragments.parts
  parts.forEach((html, index) => fetched.set(`${key}-${index}`, html))
}
