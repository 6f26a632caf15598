import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { ReactNode } from 'react'

import { RowFilter } from '../../../row-filter/client/RowFilter'
import styles from './Options.module.css'

interface Props {
  /** The ids of the rows, separated by spaces, because links may lead to them. The build adds all attributes. */
  anchors?: string
  /** What assistive technology calls the list. */
  label?: string
  /** The number of rows. */
  rows?: string
  /** The list of the type's members. */
  children: ReactNode
}

/** From this number of rows on, there is a field that leaves only those with a word. */
const MANY = 12

/** Shows the members of a type: names on the left, types and meanings on the right; one below the other on phones. */
export function Options({ anchors = '', label, rows = '0', children }: Props): ReactNode {
  const brokenLinks = useBrokenLinks()
  for (const anchor of anchors.split(' ').filter(Boolean)) brokenLinks.collectAnchor(anchor)
  return (
    <div className={styles.options} role="group" aria-label={label}>
      {Number(rows) >= MANY && <RowFilter label="Filter" />}
      {children}
    </div>
  )
}
