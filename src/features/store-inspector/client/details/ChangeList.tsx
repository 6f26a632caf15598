import type { ReactNode } from 'react'

import type { Described } from '../../shared/described'
import { hasParts, oneLine } from '../../shared/one-line'
import { count } from '../../shared/words'
import styles from './details.module.css'
import type { ChangedPlace } from './find-changes'
import { Leaf, Mark, PathText, ValueTree } from './ValueTree'

const MOST_SHOWN = 200

/** Differences, each on a line. */
export function ChangeList({ places }: { places: readonly ChangedPlace[] }): ReactNode {
  const hidden = places.length - MOST_SHOWN
  return (
    <>
      <ul className={styles.changes}>
        {places.slice(0, MOST_SHOWN).map((place) => (
          <li key={`${place.change.kind} ${place.path}`}>
            <ChangeLine {...place} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.quiet}>{count(hidden, 'more change')}. See the whole state.</p>}
    </>
  )
}

function ChangeLine({ path, change }: ChangedPlace): ReactNode {
  return (
    <>
      <Mark kind={change.kind} />
      {path === '' ? <code>the whole state</code> : <PathText path={path} />}{' '}
      {change.kind === 'moved' && <span className={styles.quiet}>was at {change.from}</span>}
      {change.kind === 'removed' && <del>{oneLine(change.before)}</del>}
      {change.kind === 'changed' && (
        <span className={styles.quiet}>
          <del>{oneLine(change.before)}</del> <span aria-hidden="true">→</span>
          <span className="visually-hidden">became</span>{' '}
        </span>
      )}
      {'after' in change && <After value={change.after} path={path} />}
    </>
  )
}

function After({ value, path }: { value: Described; path: string }): ReactNode {
  return hasParts(value) ? <ValueTree value={value} path={`changes ${path}`} /> : <Leaf value={value} />
}
