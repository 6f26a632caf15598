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
