import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

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
    text: 'Learn it by building a small app, step by step.',
  },
  {
    to: '/usage/usage-guide',
    title: 'Migrating existing Redux code',
    text: 'See how each part of a hand-written store is done today.',
  },
  {
    to: '/rtk-query/overview',
    title: 'Only data fetching',
    text: 'Use RTK Query, with or without other Redux code.',
  },
  {
    to: '/api/configureStore',
    title: 'Looking something up',
    text: 'Every option, with samples that run.',
  },
]

/** The four ways into the documentation, by what a reader came for. */
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
