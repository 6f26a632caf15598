import type { ReactNode } from 'react'

import type { RecentPage } from './recent-pages'

interface Props {
  pages: readonly RecentPage[]
  onRemove: (url: string) => void
}

/**
 * The buttons that remove recent pages. They are shown at the end of the rows, but are not in them, because a list box
 * may hold nothing but rows.
 */
export default function RemoveButtons({ pages, onRemove }: Props): ReactNode {
  return (
    <ul className="search-remove">
      {pages.map(({ url, title }) => (
        <li key={url}>
          <button
            type="button"
            aria-label={`Remove ${title} from recent pages`}
            title="Remove"
            onClick={() => onRemove(url)}
          >
            <svg width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
