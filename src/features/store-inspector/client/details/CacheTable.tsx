import type { ReactNode } from 'react'

import type { Cache, CacheRow } from '../../protocol/messages'
import type { CachesState } from '../data/use-caches'
import marks from '../../shared/status.module.css'
import { StatusShape } from '../../shared/StatusShape'
import { count, entryName, removalText } from '../../shared/words'
import styles from './details.module.css'

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
        <EntriesOf key={cache.reducerPath} cache={cache} isNow={isNow} />
      ))}
    </>
  )
}

function EntriesOf({ cache: { reducerPath, entries }, isNow }: { cache: Cache; isNow: boolean }): ReactNode {
  if (entries.length === 0)
    return (
      <p>
        <code>{reducerPath}</code> is empty.
      </p>
    )
  const columns = isNow ? COLUMNS : COLUMNS.filter((name) => !OF_NOW.includes(name))
  return (
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
  )
}

const COLUMNS = ['Entry', 'Status', 'Subscribers', 'Removal', 'Tags']

/** What isn't known of the past. */
const OF_NOW = ['Subscribers', 'Removal']

/** The row of an entry. It isn't a `<tr>`, because it is laid out as a card, and browsers forget what such rows are. */
function EntryRow({ entry, isNow }: { entry: CacheRow; isNow: boolean }): ReactNode {
  const { key, status, subscribers, tags, preview } = entry
  return (
    <div role="row">
      <div role="rowheader">
        <code>{entryName(key)}</code>
        {preview !== '' && <span className={styles.preview}>{preview}</span>}
      </div>
      <div role="cell" className={`${marks.toned} ${marks.word} ${styles.status}`} data-status={status}>
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
    </div>
  )
}

/** When an entry leaves the cache. */
function Removal({ entry: { removedIn, subscribers } }: { entry: CacheRow }): ReactNode {
  const isCounting = removedIn !== undefined && removedIn !== null
  return (
    <div role="cell" className={isCounting ? marks.countdown : styles.quiet}>
      {isCounting && removalText(removedIn)}
      {removedIn === null && 'it isn’t known when it is removed'}
      {removedIn === undefined && (subscribers > 0 ? 'kept while it is used' : 'nothing counts down')}
    </div>
  )
}
