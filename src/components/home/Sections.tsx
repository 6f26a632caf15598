import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import MDXContent from '@theme/MDXContent'

import styles from './home.module.css'

interface Door {
  to: string
  title: string
  text: string
}

const DOORS: readonly Door[] = [
  {
    to: '/tutorials/overview',
    title: 'New to Redux',
    text: 'Build a small app, step by step.',
  },
  {
    to: '/usage/migrating-to-modern-redux',
    title: 'Old Redux code',
    text: 'Modernize a hand-written store, one piece at a time.',
  },
  {
    to: '/tutorials/rtk-query',
    title: 'Only data fetching',
    text: 'RTK Query, with or without other Redux code.',
  },
  {
    to: '/api/configureStore',
    title: 'Looking something up',
    text: 'Every export and option, with tested samples.',
  },
]

/** Four entry points to the documentation, one for each kind of reader. */
export function Doors(): ReactNode {
  return (
    <nav aria-label="Where to start">
      <ul className={styles.doors}>
        {DOORS.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.door}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
