import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { ReactNode } from 'react'

import styles from './Options.module.css'

interface Props {
  /** The ids of the rows, separated by spaces, because links may lead to them. The build adds them. */
  anchors?: string
  /** The table; the build adds the types. */
  children: ReactNode
}

/** Shows the table of a type's members: as a table where there is room, as a list of rows on a narrow screen. */
export function Options({ anchors = '', children }: Props): ReactNode {
  const brokenLinks = useBrokenLinks()
  for (const anchor of anchors.split(' ').filter(Boolean)) brokenLinks.collectAnchor(anchor)
  return <div className={styles.options}>{children}</div>
}
