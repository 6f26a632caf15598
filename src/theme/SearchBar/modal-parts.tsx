import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react'
import Link from '@docusaurus/Link'
import { useSearchLinkCreator } from '@docusaurus/theme-common'

import { toLocalUrl } from '@site/src/search/local-url'
import { wellFormed } from '@site/src/search/well-formed'

type Parts = Required<Pick<DocSearchModalProps, 'hitComponent' | 'resultsFooterComponent'>>

/** The texts of the modal. Those of the screen for empty results are blank, because ours replaces it. */
export const MODAL_TEXTS: DocSearchModalProps['translations'] = {
  searchBox: { searchInputLabel: 'Search', resetButtonTitle: 'Clear the query', cancelButtonText: 'Cancel' },
  footer: { selectText: 'to select', navigateText: 'to navigate', closeText: 'to close' },
  startScreen: { noRecentSearchesText: 'No recent searches' },
  noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
}

/** The components that DocSearch renders inside its lists. Their links replace the search's entry in the history. */
export function modalParts(onClose: () => void): Parts {
  return {
    hitComponent: ({ hit, children }) => (
      <Link to={hit.url} replace>
        {children}
      </Link>
    ),
    resultsFooterComponent: ({ state }) => (
      <SeeAll query={state.query} count={Number(state.context.nbHits)} onFollow={onClose} />
    ),
  }
}

function SeeAll({ query, count, onFollow }: { query: string; count: number; onFollow: () => void }) {
  const createSearchLink = useSearchLinkCreator()
  return (
    <Link to={createSearchLink(wellFormed(query))} replace onClick={onFollow}>
      {count === 1 ? 'See the result' : `See all ${count} results`}
    </Link>
  )
}

/** Makes results link to the host that the reader is on. */
export function withLocalUrls(hits: DocSearchHit[]): DocSearchHit[] {
  return hits.map((hit) => ({ ...hit, url: toLocalUrl(hit.url) }))
}
