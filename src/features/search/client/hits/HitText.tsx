import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

import type { SearchHit } from '../../engine/types'
import styles from './HitText.module.css'
import { Marked } from './notes'

interface Props {
  hit: SearchHit
  /** The element around the title. */
  titleAs: 'h2' | 'p'
}

/** A search hit: its title as a link, its place on the site, and an excerpt around the match. */
export function HitText({ hit, titleAs: Title }: Props): ReactNode {
  const { section, page, path, isPage, title, hasText, excerpt } = hit
  return (
    <>
      <Title className={styles.title}>
        <Link to={hit.url}>
          <Marked text={title} />
        </Link>
      </Title>
      <p className={styles.path}>{(isPage ? [section] : [section, page, ...path]).join(' › ')}</p>
      {hasText && <p className={styles.content}>{excerpt && <Marked text={excerpt} />}</p>}
    </>
  )
}
