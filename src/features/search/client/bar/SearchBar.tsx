// Over the site's own search client, because the platform's bar connects to a service that the site may not use, doesn't
// show that a search failed, and loses what is typed while it opens.
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import Head from '@docusaurus/Head'

import { focusOnArrival } from '@site/src/lib/client/arrival'
import { takeEarlySearch } from '@site/src/features/fast-pages/early-input/presses'
import { useSearchConfig } from '@site/src/features/search/client/use-search-client'
import SearchButton from './SearchButton'
import { useFocusReturn } from './use-focus-return'
import { useHistoryEntry } from './use-history-entry'
import { useModal } from './use-modal'
import { useShortcuts } from './use-shortcuts'

/** The button in the navigation bar and, once pressed, the modal. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const { remember, giveBack } = useFocusReturn(button)
  const { modal, session, prepare, open, close, takeTyped } = useModal(remember)
  const moveFocus = useCallback(
    (isElsewhere: boolean) => (isElsewhere ? focusOnArrival() : giveBack()),
    [giveBack],
  )
  useHistoryEntry({ isOpen: modal.isOpen, open, close, onClosed: moveFocus })
  useShortcuts({ button, session, onIntent: prepare, open, close })
  useEffect(() => {
    const typed = button.current ? takeEarlySearch(button.current) : undefined
    if (typed !== undefined) open(typed)
  }, [open])
  const { Modal } = modal
  return (
    <>
      <Preconnect />
      <SearchButton
        ref={button}
        isOpening={modal.isOpening}
        hasFailed={modal.hasFailed}
        onIntent={prepare}
        onPress={() => open(session.current.typed)}
      />
      {modal.isOpen && Modal && <Modal takeTyped={takeTyped} onClose={close} />}
    </>
  )
}

/** Preconnects to the hosted service, if there is one. */
function Preconnect(): ReactNode {
  const config = useSearchConfig()
  if (config.provider !== 'hosted') return null
  return (
    <Head>
      <link rel="preconnect" href={`https://${config.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  )
}
