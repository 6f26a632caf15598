import type { ReactNode } from 'react'

import type { Cache, CacheRow, Happening, RunPlace } from '../../protocol/messages'
import type { CachesState } from '../data/use-caches'
import marks from '../../shared/status.module.css'
import { StatusShape } from '../../shared/StatusShape'
import { count, entryName, inWords, removalText } from '../../shared/words'
import styles from './details.module.css'
import { ActionLink, LineLink } from './links'

interface CacheTableProps {
  state: CachesState
  /** Whether the caches are like this now. Of earlier ones, subscribers and the time left aren't known. */
  isNow: boolean
  /** Absent where nothing is told of entries. */
  links?: StoryLinks
}

/** Where a story leads to. */
interface StoryLinks {
  onSelect: (id: number) => void
  onGoTo: (place: RunPlace) => void
}

/** What the RTK Query caches of a store hold. */
export function CacheTable({ state: { caches, fault }, ...props }: CacheTableProps): ReactNode {
  return (
    <>
      {fault !== undefined && <p role="alert">The cache can’t be read: {fault}</p>}
      {caches.map((cache) => (
        <EntriesOf key={cache.reducerPath} cache={cache} {...props} />
      ))}
    </>
  )
}

type OfCache = Omit<CacheTableProps, 'state'>

function EntriesOf({
  cache: { reducerPath, entries, gone = [] },
  ...props
}: { cache: Cache } & OfCache): ReactNode {
  const { isNow, links } = props
  const columns = COLUMNS.filter(
    (name) => (isNow || !OF_NOW.includes(name)) && (links !== undefined || name !== STORY),
  )
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
              <EntryRow key={`${entry.key} ${index}`} entry={entry} {...props} />
            ))}
          </div>
        </div>
      )}
      {gone.length > 0 && (
        <ul className={styles.gone} aria-label={`Removed from ${reducerPath}`}>
          {gone.map(({ key, story }) => (
            <li key={key}>
              <del>{entryName(key)}</del> <span className={styles.quiet}>isn’t in the cache any more</span>
              <Story story={story} links={links} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const STORY = 'What happened'
const COLUMNS = ['Entry', 'Status', 'Subscribers', 'Removal', 'Tags', STORY]

/** What isn't known of the past. */
const OF_NOW = ['Subscribers', 'Removal']

/** The row of an entry. It isn't a `<tr>`, because it is laid out as a card, and browsers forget what such rows are. */
function EntryRow({ entry, isNow, links }: { entry: CacheRow } & OfCache): ReactNode {
  const { key, status, subscribers, tags, preview, story = [] } = entry
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
      {links && (
        <div role="cell" className={styles.told}>
          <Story story={story} links={links} />
        </div>
      )}
    </div>
  )
}

/** What happened to an entry: why it was requested, or not, who uses it, and what removes it. */
function Story({ story, links }: { story: readonly Happening[]; links: StoryLinks | undefined }): ReactNode {
  if (story.length === 0 || !links) return null
  return (
    <details className={styles.story}>
      <summary>{STORY}</summary>
      <ol>
        {story.map(({ time, text, action, cause, place }, index) => (
          <li key={index}>
            <span className={styles.quiet}>{inWords(time)}</span> {text}{' '}
            {action !== undefined && <ActionLink id={action} {...links} />}{' '}
            {cause !== undefined && cause !== action && <ActionLink id={cause} label="cause: " {...links} />}{' '}
            <LineLink place={place} {...links} />
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
