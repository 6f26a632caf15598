import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

import { toLocalUrl } from '@site/src/search/local-url'
import { LEVELS } from '@site/src/shared/search-data/record'
import type { SearchHit } from '@site/src/search/types'
import styles from './HitText.module.css'

interface Props {
  hit: SearchHit
  /** The element around the title. */
  titleAs: 'h2' | 'p'
}

/** A search hit: its title as a link, its place on the site, and an excerpt around the match. */
export function HitText({ hit, titleAs: Title }: Props): ReactNode {
  const path = LEVELS.flatMap((level) => hit._highlightResult?.hierarchy?.[level]?.value ?? [])
  // The top level is plain text; all others are HTML that the client has made safe.
  const [section, ...headings] = path
  const title = headings.pop()
  const content = hit._snippetResult?.content?.value
  return (
    <>
      <Title className={styles.title}>
        <Link to={toLocalUrl(hit.url)} dangerouslySetInnerHTML={{ __html: title ?? hit.hierarchy.lvl1 }} />
      </Title>
      <p className={styles.path}>
        {section}
        {headings.map((heading) => (
          <span key={heading} dangerouslySetInnerHTML={{ __html: ` › ${heading}` }} />
        ))}
      </p>
      {content && <p className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />}
    </>
  )
}
