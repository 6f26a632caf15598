import start from '@generated/search-index/default/start.json'

import type { OptionGroup } from './options'
import type { RecentPage } from './recent-pages'

/** The rows for an empty field. */
export function startGroups(recent: readonly RecentPage[]): OptionGroup[] {
  const groups = [
    { label: 'Opened from search', options: recent.map((page) => ({ ...page, recent: page })) },
    {
      label: 'Most used APIs',
      options: start.mostUsed.map((url) => ({ url, title: url.slice(url.lastIndexOf('/') + 1) })),
    },
    { label: 'Errors', options: [{ url: '/errors', title: 'Paste an error message' }] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
