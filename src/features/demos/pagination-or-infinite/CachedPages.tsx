import type { ReactNode } from 'react'

import { entryName } from '../../store-inspector/shared/words'
import type { WatchedEntry } from '../kit/cache-watch'
import kit from '../kit/kit.module.css'
import { useCacheWatch } from '../kit/use-cache-watch'
import { useList } from '../kit/use-list'
import styles from './pagination-or-infinite.module.css'
import { playlistApi } from './playlistApi'

interface CachedPagesProps {
  endpoint: 'getPage' | 'getFeed'
}

/** The cache entries of an endpoint as boxes, and in them the pages that they hold. */
export function CachedPages({ endpoint }: CachedPagesProps): ReactNode {
  const watch = useCacheWatch(playlistApi)
  const entries = useList(watch.entries).filter((entry) => entry.endpoint === endpoint)
  const { data: feed } = playlistApi.endpoints.getFeed.useInfiniteQueryState()
  const pagesOf = ({ key }: WatchedEntry): readonly number[] =>
    endpoint === 'getFeed' ? (feed?.pageParams ?? []) : [Number(/\d+/.exec(key)?.[0])]
  return (
    <ul
      className={styles.entries}
      data-endpoint={endpoint}
      aria-label={`Entries of ${endpoint}`}
      tabIndex={0}
    >
      {entries.map((entry) => (
        <li key={entry.key} className={kit.entry} data-status={entry.status}>
          <p>
            <span className={kit.entryKey}>{entryName(entry.key)}</span> {stateOf(entry)}
          </p>
          <p>
            {pagesOf(entry).map((page) => (
              <span key={page} className={kit.tag}>
                page {page}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ status, removedIn }: WatchedEntry): string {
  if (removedIn !== undefined) return `unused, ${removedIn} s left`
  return status === 'pending' ? 'in use, loading' : 'in use'
}
