/** Which challenges have an attempt of the reader's own. */
const KEY = 'challenge-attempt:'

/** Attempts that the browser couldn't store. */
const unwritten = new Set<string>()
const listeners = new Set<() => void>()

/** Where the browser keeps the attempt at a challenge. One that began with a shared address is kept apart. */
export const attemptKey = (id: string, isOfLink: boolean): string => `${KEY}${id}${isOfLink ? ':link' : ''}`

/** Whether the reader has begun a challenge, and can go on. */
export function isStarted(id: string): boolean {
  const key = attemptKey(id, false)
  if (unwritten.has(key)) return true
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Without storage, there is nothing from before.
    return false
  }
}

/**
 * Notes that an attempt was kept or removed.
 *
 * @param isUnwritten - whether only this visit has it
 */
export function noteAttempt(key: string, isUnwritten: boolean): void {
  if (isUnwritten) unwritten.add(key)
  else unwritten.delete(key)
  for (const listener of listeners) listener()
}

/** Calls a function when an attempt was kept or removed, in this tab or in another one. */
export function onAttempt(listener: () => void): void {
  listeners.add(listener)
  addEventListener('storage', ({ key }) => {
    // Without a key, everything was removed.
    if (key === null || key.startsWith(KEY)) listener()
  })
}
