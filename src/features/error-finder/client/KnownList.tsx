import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import Heading from '@theme/Heading'

import type { ListedError, ListedGroup } from '../../error-messages/types'
import styles from './errors.module.css'
import { MessageText } from './MessageText'

/** All errors and warnings without a number, for readers who scan the page and for search engines. */
export function KnownList({ groups }: { groups: readonly ListedGroup[] }): ReactNode {
  return groups.map(({ id, title, errors }) => (
    <section key={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <dl className={styles.known}>
        {errors.map((error) => (
          <KnownEntry key={error.id} error={error} />
        ))}
      </dl>
    </section>
  ))
}

function KnownEntry({ error }: { error: ListedError }): ReactNode {
  useBrokenLinks().collectAnchor(error.id)
  return (
    <>
      <dt id={error.id}>{error.title}</dt>
      {error.messages.map((parts, index) => (
        <dd key={index}>
          <MessageText parts={parts} />
        </dd>
      ))}
      <dd data-search-ignore="">
        <Link to={error.page.path}>{error.page.name}</Link>
      </dd>
    </>
  )
}
