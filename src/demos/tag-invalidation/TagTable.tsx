import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'react-redux'

import { createCacheWatch } from '../kit/cache-watch'
import styles from '../kit/kit.module.css'
import { Panel } from '../kit/Panel'
import { useList } from '../kit/use-list'
import { InvalidateButtons } from './InvalidateButtons'
import type { Fate, Invalidation, InvalidationWatch } from './invalidation-watch'
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
const TITLE = 'Entries and the tags that they provide'

/** Invalidates tags. Below it, entries and tags as a table: what is provided, what was hit, what became of it. */
export function TagTable({ watch }: { watch: InvalidationWatch }): ReactNode {
  const store = useStore()
  const [cache] = useState(() => createCacheWatch({ store, api: ticketsApi }))
  useEffect(() => cache.start(), [cache])
  const entries = useList(cache.entries)
  const [last] = useList(watch.last)
  return (
    <Panel title="Invalidate a tag" wide>
      <div className={styles.row} role="group" aria-label="Invalidate a tag">
        <InvalidateButtons />
      </div>
      <p role="status">{sentenceOf(last)}</p>
      <div className="timeline-scroll" tabIndex={0} role="group" aria-label={TITLE}>
        <table className="timeline" aria-label={TITLE}>
          <thead>
            <tr>
              <th scope="col">Cache entry</th>
              {['Last invalidation', ...Object.keys(TAGS), 'Subscribers'].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ENTRIES.map((key) => {
              const entry = entries.find((cached) => cached.key === key)
              const fate = last?.fates[key]
              return (
                <tr key={key}>
                  <th scope="row">
                    <code>{key.replace('undefined', '')}</code>
                  </th>
                  <td className={fate && fate.outcome !== 'not hit' ? 'value' : 'off'}>
                    {fate?.outcome ?? '–'}
                  </td>
                  {Object.values(TAGS).map((tag) => (
                    <TagCell key={tag} provided={entry?.tags.includes(tag) ?? false} hit={isHit(fate, tag)} />
                  ))}
                  <td className="off">{entry ? entry.subscribers : 'not cached'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function TagCell({ provided, hit }: { provided: boolean; hit: boolean }): ReactNode {
  if (hit) return <td className="on">hit</td>
  return <td className={provided ? 'value' : 'off'}>{provided ? 'yes' : '–'}</td>
}

function isHit(fate: Fate | undefined, tag: string): boolean {
  return fate?.hits.includes(tag) ?? false
}

function sentenceOf(last: Invalidation | undefined): string {
  if (!last) return 'Nothing has been invalidated.'
  const hit = Object.values(last.fates).filter((fate) => fate && fate.hits.length > 0).length
  return `${last.tags.join(', ')} hits ${hit === 1 ? '1 entry' : `${hit} entries`}.`
}
