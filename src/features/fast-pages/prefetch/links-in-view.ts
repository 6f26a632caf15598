/**
 * Fetches the beginnings of pages that the text in view links to: they appear at once when a link is followed, and the rest
 * of their text comes while the reader looks at them.
 */
import { afterLoad, whenIdle } from '../../../lib/client/when-idle'
import { fetchAhead } from './pages'

/** Of pages whose beginnings are fetched for each page that is shown, about 4 kB each. */
const MOST = 8
/** A link to a heading needs the whole page. */
const LINKS = '.theme-doc-markdown a[href^="/"]:not([href*="#"])'

let observer: IntersectionObserver | undefined
/** Fetches one page after the other. */
let last: Promise<void> | undefined

/** Watches the links of the page that is shown, once it has loaded. */
export function watchText(): void {
  observer?.disconnect()
  observer = undefined
  afterLoad(() => {
    observer ??= createObserver()
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link)
  })
}

function createObserver(): IntersectionObserver {
  const seen = new Set([location.pathname])
  const own = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = (target as HTMLAnchorElement).pathname
      if (!isIntersecting || seen.has(path) || seen.size > MOST) continue
      seen.add(path)
      last = fetchAfter(last, () => own === observer, path)
    }
  })
  return own
}

/** Fetches the beginning of a page after another and when the browser is idle, unless the reader has gone on. */
async function fetchAfter(
  other: Promise<void> | undefined,
  isStillShown: () => boolean,
  path: string,
): Promise<void> {
  await other
  await new Promise<void>(whenIdle)
  if (isStillShown()) await fetchAhead(path, { isBeginning: true })
}
