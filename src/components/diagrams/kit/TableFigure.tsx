import type { ReactNode } from 'react'
import clsx from 'clsx'

import { Caption } from './Figure'
import styles from './TableFigure.module.css'

/** What a {@link TableFigure} shows. */
export interface TableFigureProps {
  /** Name of the table, for screen readers. */
  title: string
  caption?: ReactNode
  columns: readonly string[]
  rows: ReadonlyArray<readonly ReactNode[]>
}

/** Rows and columns, where a picture would only repeat them. On a phone, rows of more than two columns become blocks. */
export function TableFigure({ title, caption, columns, rows }: TableFigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className="table-frame">
        <table className={columns.length > 2 ? 'stacked' : undefined} aria-label={title} data-diagram="">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index}>
                {cells.map((cell, column) => (
                  <td
                    key={column}
                    data-label={columns.length > 2 && column > 0 ? columns[column] : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  )
}

/** A status in its color. */
export function Status({ of }: { of: 'pending' | 'fulfilled' | 'rejected' }): ReactNode {
  return <code className={clsx(styles.status, styles[of])}>{of}</code>
}
