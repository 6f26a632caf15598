import { useEffect, useState } from 'react'

/** The minimum that a demo consists of. */
interface Disposable {
  /** Ends requests and timers and restores the server: called when the reader leaves the page or presses Reset. */
  dispose: () => void
}

/**
 * Makes the store of a demo when the demo is mounted, so that each has its own, and ends it with the demo.
 *
 * @param create - makes the store and what belongs to it
 */
export function useDemo<Parts extends Disposable>(create: () => Parts): Parts {
  const [parts] = useState(create)
  useEffect(() => () => parts.dispose(), [parts])
  return parts
}
