import { use, type ReactNode } from 'react'

import type { Cache, CacheRow, Happening } from '../../protocol/messages'
import type { CachesState } from '../data/use-caches'
import marks from '../../shared/status.module.css'
import { StatusShape } from '../../shared/StatusShape'
import { count, entryName, inWords, removalText } from '../../shared/words'
import { StoreContext } from '../data/store-view'
import styles from './details.module.css'
import { ActionLink, LineLink } from './links'

interface CacheTableProps {
  state: CachesState
  /** Whether the caches are like this now. Of earlier ones, subscribers and the time left aren't known. */
  isNow: boolean
}

/** What the RTK Query caches of a store hold. */
export function CacheTable({ state: { caches, fault }, isNow }: CacheTableProps): ReactNode {
  return (
    <>
      {fault !== undefined && <p role="alert">The cache can’t be read: {fault}</p>}
      {caches.map((cache) => (
        <CacheEntries key={cache.reducerPath} cache={cache} isNow={isNow} />
      ))}
    </>
  )
}

function CacheEntries({ cache, isNow }: { cache: Cache; isNow: boolean }): ReactNode {
  const { reducerPath, entries, gone = [] } = cache
  const hasStories = use(StoreContext) !== undefined
  const ofNow = isNow ? ['Subscribers', 'Removal'] : []
  const columns = ['Entry', 'Status', ...ofNow, 'Tags', ...(hasStories ? [STORY] : [])]
  return (
    <>
      {entries.length === 0 ? (
        <p>
          <code>{reducerPath}</code> is empty.
        </p>
      ) : (
        <div role="table" aria-label={`Cache of ${reducerPath}`} className={styles.table}>
          <p className={styles.quiet}>
            <code>{reducerPath}</code>, {entries.length} {entries.length === 1 ? 'entry' : 'entries'}
          </p>
          <div role="rowgroup" className="visually-hidden">
            <div role="row">
              {columns.map((name) => (
                <span key={name} role="columnheader">
                  {name}
                </span>
              ))}
            </div>
          </div>
          <div role="rowgroup">
            {entries.map((entry, index) => (
              <EntryRow key={`${entry.key} ${index}`} entry={entry} isNow={isNow} />
            ))}
          </div>
        </div>
      )}
      {gone.length > 0 && (
        <ul className={styles.gone} aria-label={`Removed from ${reducerPath}`}>
          {gone.map(({ key, story }) => (
            <li key={key}>
              <del>{entryName(key)}</del> <span className={styles.quiet}>isn’t in the cache any more</span>
              <Story story={story} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const STORY = 'What happened'

/** The row of an entry. It isn't a `<tr>`, because it is laid out as a card, and browsers forget what such rows are. */
function EntryRow({ entry, isNow }: { entry: CacheRow; isNow: boolean }): ReactNode {
  const { key, status, subscribers, tags, preview, story = [] } = entry
  const hasStories = use(StoreContext) !== undefined
  return (
    <div role="row">
      <div role="rowheader">
        <code>{entryName(key)}</code>
        {preview !== '' && <span className={styles.preview}>{preview}</span>}
      </div>
      <div role="cell" className={`${marks.toned} ${marks.word}`} data-status={status}>
        {status !== 'uninitialized' && <StatusShape status={status} />} {status}
      </div>
      {isNow && <div role="cell">{count(subscribers, 'subscriber')}</div>}
      {isNow && <Removal entry={entry} />}
      <div role="cell" className={styles.tags}>
        {tags.length === 0 && 'no tags'}
        {tags.map((tag, index) => (
          <span key={index} className={styles.tag}>
            {tag}
          </span>
        ))}
      </div>
      {hasStories && (
        <div role="cell" className={styles.told}>
          <Story story={story} />
        </div>
      )}
    </div>
  )
}

/** What happened to an entry: why it was requested, or not, who uses it, and what removes it. */
function Story({ story }: { story: readonly Happening[] }): ReactNode {
  if (story.length === 0) return null
  return (
    <details className={styles.story}>
      <summary>{STORY}</summary>
      <ol>
        {story.map(({ time, text, action, cause, place }, index) => (
          <li key={index}>
            <span className={styles.quiet}>{inWords(time)}</span> {text}{' '}
            {action !== undefined && <ActionLink id={action} />}{' '}
            {cause !== undefined && cause !== action && <ActionLink id={cause} label="cause: " />}{' '}
            <LineLink place={place} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** When an entry leaves the cache. */
function Removal({ entry: { removedIn, subscribers } }: { entry: CacheRow }): ReactNode {
  const kept = subscribers > 0 ? 'kept while it is used' : 'nothing counts down'
  return (
    <div role="cell" className={removedIn === undefined ? styles.quiet : marks.countdown}>
      {removedIn === undefined ? kept : removalText(removedIn)}
    </div>
  )
}
