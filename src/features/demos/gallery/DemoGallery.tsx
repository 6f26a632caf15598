import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import allDemos from '@generated/demos/default/catalog.json'

import { getAnchor } from '../frame/anchor'
import styles from './DemoGallery.module.css'
import { InlineText } from '../../../lib/client/InlineText'

/** Lists every live demo, with one line on what it shows and a link to its page. */
export function DemoGallery({ of: library }: { of: 'redux-toolkit' | 'rtk-query' }): ReactNode {
  const demos = allDemos.filter(
    ({ pages }) => pages[0].startsWith('/rtk-query/') === (library === 'rtk-query'),
  )
  return (
    <ul className={styles.gallery}>
      {demos.map(({ name, title, summary, pages }) => (
        <li key={name}>
          <Link to={`${pages[0]}#${getAnchor(name)}`}>{title}</Link>
          <p>
            <InlineText text={summary} />
          </p>
        </li>
      ))}
    </ul>
  )
}
