import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import MDXContent from '@theme/MDXContent'

import styles from './home.module.css'

/** One live demo, and a link to the gallery. */
export function Play({ demo }: { demo: ReactNode }): ReactNode {
  return (
    <section className={styles.play}>
      <Heading as="h2">Watch the cache at work</Heading>
      <p>
        The real library runs here, with a simulated server. Other demos show tags, races, streams and
        selectors: <Link to="/rtk-query/usage/examples#live-demos">all live demos</Link>. To run your own
        code, use the <Link to="/playground">playground</Link>.
      </p>
      <MDXContent>{demo}</MDXContent>
    </section>
  )
}
