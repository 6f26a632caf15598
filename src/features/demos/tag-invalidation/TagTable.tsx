import type { ReactNode } from 'react'

import type { WatchedEntry } from '../kit/cache-watch'
import styles from '../kit/kit.module.css'
import { Panel } from '../kit/Panel'
import { useCacheWatch } from '../kit/use-cache-watch'
import { useList } from '../kit/use-list'
import { InvalidateButtons } from './InvalidateButtons'
import type { Fate, Invalidation, InvalidationWatch } from './invalidation-watch'
import own from './tag-invalidation.module.css'
import { ticketsApi } from './ticketsApi'

/** What stands above a column, and the tag. */
const TAGS = {
  Ticket: 'Ticket',
  LIST: 'Ticket LIST',
  'T-101': 'Ticket T-101',
  'T-102': 'Ticket T-102',
} as const
const ENTRIES = [
  'listTickets(undefined)',
  'getTicket("T-101")',
  'getTicket("T-102")',
  'countOpen(undefined)',
] as const
const SUBSCRIBERS = 'Subscribers'
const TITLE = 'Entries and the tags that they provide'

/** Invalidates tags, and says how many entries that hits. */
export function InvalidatePanel({ watch }: { watch: InvalidationWatch }): ReactNode {
  const [last] = useList(watch.last)
  return (
    <Panel title="Invalidate a tag" wide>
      <div className={styles.row} role="group" aria-label="Invalidate a tag">
        <InvalidateButtons />
      </div>
      <p role="status">{sentenceOf(last)}</p>
    </Panel>
  )
}

/** Entries and tags as a table: what is provided, what was hit, what became of it. */
export function TagTable({ watch }: { watch: InvalidationWatch }): ReactNode {
  const entries = useList(useCacheWatch(ticketsApi).entries)
  const [last] = useList(watch.last)
  return (
    <Panel title={TITLE} wide>
      <div className={`timeline-scroll ${own.matrix}`} tabIndex={0} role="group" aria-label={TITLE}>
        <table className="timeline" aria-label={TITLE}>
          <thead>
            <tr>
              <th scope="col">Cache entry</th>
              {['Last invalidation', ...Object.keys(TAGS), SUBSCRIBERS].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ENTRIES.map((key) => (
              <EntryRow
                key={key}
                name={key.replace('undefined', '')}
                entry={entries.find((cached) => cached.key === key)}
                fate={last?.fates[key]}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

interface EntryRowProps {
  name: string
  entry: WatchedEntry | undefined
  fate: Fate | undefined
}

function EntryRow({ name, entry, fate }: EntryRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td className={fate && fate.outcome !== 'not hit' ? 'value' : 'off'}>{fate?.outcome ?? '–'}</td>
      {Object.entries(TAGS).map(([label, tag]) => (
        <TagCell
          key={tag}
          label={label}
          provided={entry?.tags.includes(tag) ?? false}
          hit={fate?.hits.includes(tag) ?? false}
        />
      ))}
      <td className="off" data-label={SUBSCRIBERS}>
        {entry ? entry.subscribers : 'not cached'}
      </td>
    </tr>
  )
}

interface TagCellProps {
  /** What stands above the column, and in the cell where there is no room for columns. */
  label: string
  provided: boolean
  hit: boolean
}

function TagCell({ label, provided, hit }: TagCellProps): ReactNode {
  const [kind, text] = hit ? ['on', 'hit'] : provided ? ['value', 'yes'] : ['off', '–']
  return (
    <td className={kind} data-label={label}>
      {text}
    </td>
  )
}

function sentenceOf(last: Invalidation | undefined): string {
  if (!last) return 'Nothing has been invalidated.'
  const hit = Object.values(last.fates).filter((fate) => fate && fate.hits.length > 0).length
  return `${last.tags.join(', ')} hits ${hit === 1 ? '1 entry' : `${hit} entries`}.`
}
