import type { ReactNode } from 'react'

import type { Described } from '../../shared/described'
import { hasParts, oneLine } from '../../shared/one-line'
import { count } from '../../shared/words'
import styles from './details.module.css'
import type { ChangedPlace } from './find-changes'
import { Leaf, Mark, PathText, ValueTree, type OpenParts } from './ValueTree'

/** How many differences are shown. */
const LIMIT = 200

interface ListProps {
  places: readonly ChangedPlace[]
  open: OpenParts
}

/** Differences, each on a line. */
export function ChangeList({ places, open }: ListProps): ReactNode {
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

function ChangeLine({ place: { path, change }, open }: { place: ChangedPlace; open: OpenParts }): ReactNode {
  return (
    <>
      <Mark kind={change.kind} />
      {path === '' ? (
        <code>the whole state</code>
      ) : (
        <PathText path={path} text={path} find={open.find} />
      )}{' '}
      {change.kind === 'moved' && <span className={styles.quiet}>was at {change.from}</span>}
      {change.kind === 'removed' && <del>{oneLine(change.before)}</del>}
      {change.kind === 'changed' && (
        <span className={styles.quiet}>
          <del>{oneLine(change.before)}</del> <span aria-hidden="true">→</span>
          <span className="visually-hidden">became</span>{' '}
        </span>
      )}
      {'after' in change && <After value={change.after} path={path} open={open} />}
    </>
  )
}

function After({ value, path, open }: { value: Described; path: string; open: OpenParts }): ReactNode {
  if (!hasParts(value)) return <Leaf value={value} />
  return <ValueTree value={value} path={`changes ${path}`} open={open} />
}
