/** How long work that isn't urgent waits after a page has loaded, in milliseconds. By then, readers are reading. */
const PAUSE = 2500

/** Runs something when the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}

/** Runs something once the page has loaded: at once if it has. */
function onceLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}

/** Runs something some time after the page has loaded. */
export function afterLoad(callback: () => void): void {
  onceLoaded(() => setTimeout(callback, PAUSE))
}
