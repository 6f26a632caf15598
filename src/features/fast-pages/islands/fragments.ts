/**
 * The HTML of static parts: from the document for the first page, and fetched for later pages. A page is shown once its
 * beginning is there. The rest is asked for at the same time, and filled in after the beginning is painted: on a slow phone,
 * what is below the window takes longer than everything else after a click.
 */
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher'

import { onceUnlessFailed } from '../../../lib/client/once-unless-failed'
import { idOfHash } from '../../../lib/client/hash-id'
import { FRAGMENTS_FOLDER, getFiles, PART_TAG, VERSION_META, type Fragments } from './format'

/** By the id of a part: the last element that had its nodes. */
const holders = new Map<string, Element>()
/** Fetched HTML of parts, by the name of the file; empty for what the document brought. */
const fetched = new Map<string, readonly string[]>()
/** By the name of the file. */
const request = onceUnlessFailed(fetchFragments)
/** Requests made ahead of a click, by the key of the page. */
const ahead = new Map<string, AbortController>()
/** The key of the page that the reader opened last. */
let opened: string | undefined

if (!__RENDERS_STATIC_PARTS__) {
  for (const element of document.querySelectorAll<HTMLElement>(PART_TAG)) {
    const { id, key } = readId(element.dataset.id)
    holders.set(id, element)
    for (const file of getFiles(key)) fetched.set(file, [])
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
  const { key, isBeginning, html } = readId(id)
  // The place of a heading that is asked for depends on the layout of all that is above it.
  if (isBeginning || (location.hash !== '' && html !== undefined)) element.innerHTML = html ?? ''
  else fillLater(key).catch(() => document.querySelector(EMPTY_PARTS) && location.reload())
}

const EMPTY_PARTS = `${PART_TAG}:empty`

/** Fills the parts after a page's beginning, once that is painted and they are there. */
async function fillLater(key: string): Promise<void> {
  // The callback runs before the frame is painted; the timeout after it.
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const [, rest] = getFiles(key)
  await Promise.all([load(rest), painted])
  const parts = document.querySelectorAll<HTMLElement>(EMPTY_PARTS)
  if (parts.length === 0) return
  for (const part of parts) part.innerHTML = readId(part.dataset.id).html ?? ''
  document.getElementById(idOfHash(location.hash))?.scrollIntoView()
  // Others look for their elements when a page is shown, and have not seen these.
  const here = window.location as never
  dispatchLifecycleAction('onRouteDidUpdate', { location: here, previousLocation: here })
}

/**
 * Fetches the static parts of the page that the reader opens, once. Nothing else is fetched ahead meanwhile.
 *
 * @param key - the key of the page
 * @throws (rejects) as {@link loadBeginning} does
 */
export async function loadFragments(key: string): Promise<void> {
  opened = key
  if (getFiles(key).every(hasFile)) return
  ahead.delete(key)
  for (const other of ahead.keys()) endAhead(other)
  const beginning = loadBeginning(key)
  // After the requests of the router, which begin now: over HTTP/1.1, a browser makes six at a time.
  await Promise.resolve()
  await Promise.all([beginning, ...getFiles(key).map(load)])
}

/**
 * Fetches what a page needs before it is shown, unless it is there: its beginning, or all of it where the reader opens it at
 * a heading.
 *
 * @param key - the key of the page
 * @throws (rejects) if it can't be fetched, or belongs to another version of the site: the router then loads the page
 *   in full
 */
export async function loadBeginning(key: string): Promise<void> {
  const isWhole = key === opened && location.hash !== ''
  await Promise.all(isWhole ? getFiles(key).map(load) : [load(key)])
}

/** Fetches a file, unless it is there. */
async function load(file: string): Promise<void> {
  if (hasFile(file)) return
  try {
    await request(file)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
    // The request was ended a moment ago.
    await request(file)
  }
}

/** How many pages are fetched ahead at a time. */
const MOST_AHEAD = 2

/**
 * Fetches static parts of a page that the reader may open. The request that was made first ends for it, if there are too
 * many. A failure isn't reported: if the reader goes there, it is tried again.
 *
 * @param key - the key of the page
 * @param options - whether only its beginning is fetched
 * @returns whether it is there
 */
export async function loadFragmentsAhead(key: string, { isBeginning = false } = {}): Promise<boolean> {
  const files = isBeginning ? [key] : getFiles(key)
  if (!files.every(hasFile)) {
    const controller = ahead.get(key) ?? startAhead(key)
    const options = { signal: controller.signal, priority: 'low' } as const
    const missing = files.filter((file) => !hasFile(file))
    await Promise.all(missing.map((file) => request(file, options))).catch(() => undefined)
    if (ahead.get(key) === controller) ahead.delete(key)
  }
  return files.every(hasFile)
}

function startAhead(key: string): AbortController {
  const [first] = ahead.keys()
  if (first !== undefined && ahead.size >= MOST_AHEAD) endAhead(first)
  const controller = new AbortController()
  ahead.set(key, controller)
  return controller
}

function endAhead(key: string): void {
  ahead.get(key)?.abort()
  ahead.delete(key)
}

/** Whether what is in a file is there, in the document or fetched. */
function hasFile(file: string): boolean {
  return __RENDERS_STATIC_PARTS__ || fetched.has(file)
}

/** What the id of a part says, and its HTML if that was fetched. */
function readId(id = ''): { id: string; key: string; isBeginning: boolean; html: string | undefined } {
  const [key = '', number] = id.split('-')
  const index = Number(number)
  const isBeginning = index === 0
  const [beginning, rest] = getFiles(key)
  const html = isBeginning ? fetched.get(beginning)?.[0] : fetched.get(rest)?.[index - 1]
  return { id, key, isBeginning, html }
}

async function fetchFragments(file: string, options?: RequestInit): Promise<void> {
  const version = document.querySelector<HTMLMetaElement>(`meta[name=${VERSION_META}]`)?.content ?? ''
  const address = `/${FRAGMENTS_FOLDER}/${file}.json?v=${version}`
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address}: status ${response.status}`)
  const fragments = (await response.json()) as Partial<Fragments>
  if (fragments.version !== version || !Array.isArray(fragments.parts)) {
    throw new Error(`${address}: a new version of the site was published after this page was opened.`)
  }
  fetched.set(file, fragments.parts)
}
