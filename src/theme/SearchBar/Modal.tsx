import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DocSearchModal } from '@docsearch/react/modal'
import { useHistory } from '@docusaurus/router'

import { ErrorLookupLink } from '@site/src/components/search/ErrorLookupLink'
import { copyOf } from '@site/src/search/filters'
import {
  useContextualFilters,
  useIndexName,
  useSearchClient,
  useSearchConfig,
} from '@site/src/search/use-search-client'
import { asDialog, keepFocusInside } from './dialog'
import { MODAL_TEXTS, modalParts, withLocalUrls } from './modal-parts'
import Outcome from './Outcome'
import { dropUnreadableSearches } from './stored-searches'
import { isAtSearch } from './use-history-entry'
import { watchClient, type SearchOutcome } from './watch-client'
import './search.css'

interface Props {
  initialQuery: string
  onClose: () => void
}

/** DocSearch's modal over our own client, with our own words for an empty and for a failed search. */
export default function Modal({ initialQuery, onClose }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const [dropdown, setDropdown] = useState<Element | null>(null)
  const [aboveResults, setAboveResults] = useState<Element | null>(null)
  const [outcome, setOutcome] = useState<SearchOutcome>({ kind: 'none' })
  const { provider } = useSearchConfig()

  useEffect(() => {
    const container = frame.current?.querySelector('.DocSearch-Container')
    if (container) asDialog(container)
    const results = frame.current?.querySelector('.DocSearch-Dropdown') ?? null
    setDropdown(results)
    const above = document.createElement('div')
    results?.before(above)
    setAboveResults(above)
  }, [])

  function forgetWhenCleared() {
    if (frame.current?.querySelector('input')?.value === '') setOutcome({ kind: 'none' })
  }

  return createPortal(
    <div
      ref={frame}
      className="search-modal"
      data-provider={provider}
      onInput={forgetWhenCleared}
      onReset={() => setOutcome({ kind: 'none' })}
      onKeyDownCapture={keepFocusInside}
    >
      <DocSearch initialQuery={initialQuery} onClose={onClose} onOutcome={setOutcome} />
      {aboveResults &&
        outcome.kind !== 'none' &&
        createPortal(
          <ErrorLookupLink
            replace
            className="search-error-lookup"
            query={outcome.query}
            onFollow={onClose}
          />,
          aboveResults,
        )}
      {dropdown && createPortal(<Outcome outcome={outcome} />, dropdown)}
    </div>,
    document.body,
  )
}

/** The props of DocSearch must keep their identity while it is open: it starts over at any change. */
function DocSearch({
  initialQuery,
  onClose,
  onOutcome,
}: Props & { onOutcome: (outcome: SearchOutcome) => void }) {
  const history = useHistory()
  const client = useSearchClient()
  const indexName = useIndexName()
  const facetFilters = useContextualFilters()
  const [scrollY] = useState(() => window.scrollY)
  // DocSearch reads the stored searches in its first render, so this runs before it.
  useState(() => dropUnreadableSearches(indexName))

  const parts = useMemo(() => modalParts(onClose), [onClose])
  const searchParameters = useMemo(() => ({ facetFilters: copyOf(facetFilters) }), [facetFilters])
  const transformSearchClient = useMemo(() => watchClient(client, onOutcome), [client, onOutcome])
  const navigate = useCallback(
    ({ itemUrl }: { itemUrl: string }) => (isAtSearch() ? history.replace(itemUrl) : history.push(itemUrl)),
    [history],
  )
  const navigator = useMemo(() => ({ navigate }), [navigate])

  return (
    <DocSearchModal
      {...parts}
      // Required but unused: our client makes the connection.
      appId="none"
      apiKey="none"
      indexName={indexName}
      placeholder="Search the documentation"
      initialQuery={initialQuery}
      initialScrollY={scrollY}
      navigator={navigator}
      onClose={onClose}
      searchParameters={searchParameters}
      transformItems={withLocalUrls}
      transformSearchClient={transformSearchClient}
      translations={MODAL_TEXTS}
    />
  )
}
