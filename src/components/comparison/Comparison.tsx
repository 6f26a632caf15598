import type { ReactNode } from 'react'
import clsx from 'clsx'

import styles from './Comparison.module.css'

/** The rivals of RTK Query, in the order of the tables' columns. The first is shown until a reader chooses another. */
const RIVALS = ['TanStack Query', 'SWR', 'Apollo Client', 'urql'] as const

/**
 * Around tables that compare RTK Query, in the second column, with its rivals. The first column stays in view while the
 * rest scrolls. On a phone there are only RTK Query and the rival that the reader chooses; choosing needs no scripts.
 */
export function Comparison({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={clsx('comparison', styles.comparison)}>
      <fieldset className={styles.chooser} data-no-markdown="" data-search-ignore="">
        <legend>Compare RTK Query with</legend>
        {RIVALS.map((rival, index) => (
          <label key={rival}>
            <input type="radio" name="rival" value={index} defaultChecked={index === 0} /> {rival}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
