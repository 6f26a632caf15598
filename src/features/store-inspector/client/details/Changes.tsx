import type { ReactNode } from 'react'

import type { Described } from '../../shared/described'
import { count } from '../../shared/words'
import styles from './details.module.css'
import type { Change, ChangedPlace } from './find-changes'
import { listChanges } from './find-changes'
import { Mark } from './Mark'
import { oneLine, sizeOf } from '../../shared/one-line'
import type { OpenParts } from './ValueTree'
import { Leaf, ValueTree } from './ValueTree'

/** How many differences are shown. */
const LIMIT = 200

interface ChangesProps {
  change: Change | undefined
  /** Whether the state is another object than before. */
  hasChanged: boolean
  open: OpenParts
}

/** What an action changed, and nothing else. */
export function Changes({ change, hasChanged, open }: ChangesProps): ReactNode {
  if (!change) return <p>{hasChanged ? NO_DIFFERENCE : NO_CHANGE}</p>
  const places = listChanges(change)
  const hidden = places.length - LIMIT
  return (
    <>
      <ul className={styles.changes}>
        {places.slice(0, LIMIT).map((place) => (
          <li key={`${place.change.kind} ${place.path}`}>
            <ChangeLine place={place} open={open} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.quiet}>{count(hidden, 'more change')}. See the whole state.</p>}
    </>
  )
}

const NO_CHANGE = 'This action changed nothing: the state is the same object as before.'
const NO_DIFFERENCE =
  'The state is another object than before, but nothing differs in what is shown of it. A reducer that returns a copy without a change makes components render for nothing.'

function ChangeLine({ place: { path, change }, open }: { place: ChangedPlace; open: OpenParts }): ReactNode {
  return (
    <>
      <Mark kind={change.kind} />
      <code className={styles.path}>{path === '' ? 'the whole state' : path}</code>{' '}
      {change.kind === 'moved' && <span className={styles.was}>was at {change.from}</span>}
      {change.kind === 'removed' && <del>{oneLine(change.before)}</del>}
      {change.kind === 'changed' && (
        <span className={styles.pair}>
          <del>{oneLine(change.before)}</del> <span aria-hidden="true">→</span>
          <span className="visually-hidden">became</span>{' '}
        </span>
      )}
      {'after' in change && <After value={change.after} path={path} open={open} />}
    </>
  )
}

function After({ value, path, open }: { value: Described; path: string; open: OpenParts }): ReactNode {
  const isBranch = value !== null && typeof value === 'object' && value.kind !== 'text' && sizeOf(value) > 0
  if (!isBranch) return <Leaf value={value} />
  return <ValueTree value={value} path={`changes ${path}`} open={open} />
}
