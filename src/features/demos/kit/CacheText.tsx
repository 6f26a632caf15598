import { use } from 'react'
import type { ReactNode } from 'react'

import marks from '../../store-inspector/shared/status.module.css'
import { count, entryName, removalText } from '../../store-inspector/shared/words'
import type { CacheWatch, WatchedEntry } from './cache-watch'
import { EventLog } from './EventLog'
import { FoldContext } from './fold-context'
import styles from './kit.module.css'
import { useList } from './use-list'

/**
 * The cache of an API slice in words: its entries with status, subscribers, tags, age and countdown, and a log of what
 * happened to them.
 */
export function CacheText({ watch }: { watch: CacheWatch }): ReactNode {
  const entries = useList(watch.entries)
  const events = useList(watch.events)
  const folded = use(FoldContext)
  return (
    <>
      <ul className={styles.entries} aria-label="Cache entries" tabIndex={folded ? undefined : 0}>
        {entries.length === 0 && <li className={styles.quiet}>The cache is empty.</li>}
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
      <EventLog label="Cache log" empty="Nothing has happened yet.">
        {events.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </EventLog>
    </>
  )
}

function Entry({ entry }: { entry: WatchedEntry }): ReactNode {
  const { key, status, subscribers, tags, data, error } = entry
  return (
    <li className={styles.entry} data-changed={entry.changed || undefined} data-status={status}>
      <p className={styles.entryKey}>
        {entryName(key)}{' '}
        <b className={`${marks.toned} ${marks.word}`} data-status={status}>
          {status}
        </b>
      </p>
      <p>
        {count(subscribers, 'subscriber')}
        {entry.age !== undefined && `, fetched ${entry.age} s ago`}
        {entry.removedIn !== undefined && (
          <>
            , <b className={marks.countdown}>{removalText(entry.removedIn * 1000)}</b>
          </>
        )}
      </p>
      {tags.length > 0 && (
        <p>
          {tags.map((tag) => (
            <span className={styles.tag} key={tag}>
              {tag}
            </span>
          ))}
        </p>
      )}
      {data !== '' && <p className={styles.entryData}>{data}</p>}
      {error !== '' && (
        <p className={styles.entryData} data-tone="bad">
          {error}
        </p>
      )}
    </li>
  )
}
