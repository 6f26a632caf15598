import type { ReactNode } from 'react'
import Heading from '@theme/Heading'
import MDXContent from '@theme/MDXContent'

import styles from './home.module.css'

interface PairProps {
  title: string
  /** A code sample. */
  sample: ReactNode
  /** Paragraphs on what the sample does. */
  children: ReactNode
}

/** A code sample with an explanation beside it. */
export function Pair({ title, sample, children }: PairProps): ReactNode {
  return (
    <section className={styles.pair}>
      <div>
        <Heading as="h2">{title}</Heading>
        {children}
      </div>
      <div className={styles.sample}>
        <MDXContent>{sample}</MDXContent>
      </div>
    </section>
  )
}
