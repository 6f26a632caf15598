/** Notices which page the reader is about to open: by what they point at, press or focus, and by the pointer's way. */
import { fetchAhead, isPage } from './pages'

/** How long the pointer or the focus stays on a link that the reader means, in milliseconds. Many links are only passed. */
const MEANT_AFTER = 60
/** How far ahead of the pointer its way is followed, in milliseconds: as long as the last part of it takes a hand. */
const AHEAD = 150

/** The page that was noticed last, and the timer until it is meant. */
let noticed: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Watches the whole document, so links of later pages are included. */
export function watchIntent(): void {
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, listener, { passive: true })
  listen('pointerover', ({ target }) => notice(target))
  listen('focusin', ({ target }) => notice(target))
  // A press comes 50 to 100 ms before its click, also that of a finger.
  listen('pointerdown', ({ target }) => notice(target, 0))
  listen('pointermove', followPointer())
}

/** Looks where the pointer of a mouse will be soon, if it goes on as it went since the event before. */
function followPointer(): (event: PointerEvent) => void {
  let [x, y, time] = [0, 0, 0]
  return ({ clientX, clientY, timeStamp, pointerType, target }) => {
    const factor = AHEAD / Math.max(timeStamp - time, 1)
    const ahead: [number, number] = [clientX + (clientX - x) * factor, clientY + (clientY - y) * factor]
    ;[x, y, time] = [clientX, clientY, timeStamp]
    // A link that the pointer is on was noticed when it came there.
    if (pointerType === 'mouse' && readPage(target) === undefined) notice(document.elementFromPoint(...ahead))
  }
}

/** Fetches the page that a link leads to, unless the reader turns to something else within a time. */
function notice(target: EventTarget | null, meantAfter = MEANT_AFTER): void {
  const page = readPage(target)
  if (page === noticed && meantAfter > 0) return
  noticed = page
  clearTimeout(timer)
  if (page !== undefined) timer = setTimeout(() => void fetchAhead(page), meantAfter)
}

/** The path of the page that a link leads to. */
function readPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target === '_blank') return undefined
  return link.pathname !== location.pathname && isPage(link.pathname) ? link.pathname : undefined
}
