/*
 * Changed from the original, which formats the date with `Intl.DateTimeFormat`: creating one takes about 100 ms on a
 * slow phone at every first load, more than any other code of the site. The site has no translations to need it for.
 */
import type { ReactNode } from 'react'
import { ThemeClassNames } from '@docusaurus/theme-common'
import type { Props } from '@theme/LastUpdated'

import { formatDate } from './format-date'

/** The day of the page's last change, and its author if the page names one. */
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
