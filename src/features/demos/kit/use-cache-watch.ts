import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'

import type { CacheWatch } from './cache-watch'
import { createCacheWatch } from './cache-watch'
import type { InspectedApi } from './read-cache'

/** Watches the entries of an API slice while the component is there, in the store of the demo's `Provider`. */
export function useCacheWatch(api: InspectedApi): CacheWatch {
  const store = useStore()
  const [watch] = useState(() => createCacheWatch(store, api))
  useEffect(() => watch.start(), [watch])
  return watch
}
