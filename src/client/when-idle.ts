/** How long what may wait does so after a page has loaded, in milliseconds: readers are reading then. */
const PAUSE = 2500

/** Runs something when the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}

/** Runs something some time after the page has loaded. */
export function afterLoad(callback: () => void): void {
  const begin = (): void => void setTimeout(callback, PAUSE)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
