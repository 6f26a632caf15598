import { useEffect, useState } from 'react'

import type { Cache } from '../../protocol/messages'
import { getMessage } from '../../shared/words'
import { useStoreView } from './store-view'

/** How often countdowns are read again, in milliseconds. */
const REFRESH = 500

/** The caches of a store, or why they can't be known. */
export interface CachesState {
  caches: readonly Cache[]
  fault?: string
}

/**
 * Asks for the RTK Query caches of a store.
 *
 * @param action - after which they were so; none for now
 * @param isShown - whether they are in view: those of now are asked for again and again then
 * @param moment - changes when there may be other ones
 */
export function useCaches(action: number | undefined, isShown: boolean, moment: unknown): CachesState {
  const { ask, store } = useStoreView()
  const [state, setState] = useState<CachesState>({ caches: [] })
  const isKnown = state.caches.length > 0
  // Once it is known that there are caches, they are asked for when they are in view.
  const cause = isShown || !isKnown ? moment : undefined
  useEffect(() => {
    let isWanted = true
    let isBusy = false
    async function read(): Promise<void> {
      if (isBusy || document.visibilityState === 'hidden') return
      isBusy = true
      const next = await ask({ ask: 'caches', store, ...(action !== undefined && { action }) }).catch(
        (error: unknown) => ({ fault: getMessage(error) }),
      )
      isBusy = false
      if (isWanted) setState(({ caches }) => ({ caches, ...next }))
    }
    if (cause !== undefined) void read()
    const timer = isShown && action === undefined ? setInterval(() => void read(), REFRESH) : undefined
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [ask, store, action, isShown, cause])
  return state
}
