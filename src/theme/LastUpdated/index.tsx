/*
 * Changed from the original, which formats the date with `Intl.DateTimeFormat`: to make one takes a slow phone some
 * 100 ms at every first load, more than any code of the site. Nor are there texts to translate.
 */
import type { ReactNode } from 'react'
import { ThemeClassNames } from '@docusaurus/theme-common'
import type { Props } from '@theme/LastUpdated'

import { formatDate } from './format-date'

/** On which day a page was changed last, and by whom if the page says so. */
export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
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
      {lastUpdatedBy && (
        <>
          {' '}
          by <b>{lastUpdatedBy}</b>
        </>
      )}
    </span>
  )
}
