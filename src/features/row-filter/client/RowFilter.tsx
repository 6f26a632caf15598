import type { ReactNode } from 'react'

import styles from './RowFilter.module.css'

interface Props {
  /** The name of the field, in front of it. */
  label: string
}

/**
 * The field above a long list that leaves only the rows with what a reader types. It filters the definition lists of the
 * `role="group"` that it is in, or else of the whole page: see `src/features/row-filter/client/index.ts`. A row may have further words
 * in its attribute `data-says`.
 */
export function RowFilter({ label }: Props): ReactNode {
  return (
    <div className={styles.filter} data-row-filter="" data-search-ignore="">
      <label>
        {label} <input type="search" autoComplete="off" spellCheck={false} />
      </label>
      <span role="status" />
    </div>
  )
}
