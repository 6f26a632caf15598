/*
 * Changed from the original, which formats the date with `Intl.DateTimeFormat`: to make one takes a slow phone some
 * 100 ms at every first load, more than any code of the site. Nor is there a name: the site doesn't give authors.
 */
import type { ReactNode } from 'react'
import { ThemeClassNames } from '@docusaurus/theme-common'
import type { Props } from '@theme/LastUpdated'

import { formatDate } from './format-date'

/** On which day a page was changed last. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null
  const date = new Date(lastUpdatedAt)
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {formatDate(date)}
        </time>
      </b>
    </span>
  )
}
