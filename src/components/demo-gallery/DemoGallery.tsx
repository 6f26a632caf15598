import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

import { DEMOS } from '../../demos/catalog'
import { anchorOf } from '../../demos/frame/anchor'
import styles from './DemoGallery.module.css'
import { InlineText } from '../../demos/frame/InlineText'

/** Every live demo with one line on what it shows, and the way to its place. */
export function DemoGallery({ of: library }: { of: 'redux-toolkit' | 'rtk-query' }): ReactNode {
  const demos = DEMOS.filter(({ pages }) => pages[0].startsWith('/rtk-query/') === (library === 'rtk-query'))
  return (
    <ul className={styles.gallery}>
      {demos.map(({ name, title, summary, pages }) => (
        <li key={name}>
          <Link to={`${pages[0]}#${anchorOf(name)}`}>{title}</Link>
          <p>
            <InlineText text={summary} />
          </p>
        </li>
      ))}
    </ul>
  )
}
