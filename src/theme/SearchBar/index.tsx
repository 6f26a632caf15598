// Changed from the original: rewritten, because the original pulls all of DocSearch into the main bundle,
// connects to a service that the site may not use, and doesn't show that a search failed.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import Head from '@docusaurus/Head'

import { focusHeadingOnArrival } from '@site/src/client/arrival'
import { takeEarlySearch } from '@site/src/shared/early-presses'
import { useSearchClient, useSearchConfig } from '@site/src/search/use-search-client'
import { loadModal, type ModalComponent } from './load-modal'
import SearchButton from './SearchButton'
import { enterSearch, useHistoryEntry } from './use-history-entry'
import { useShortcuts } from './use-shortcuts'

/** The button in the navigation bar and, once pressed, the modal. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const { prepare, modal, open, close } = useModal()
  const moveFocus = useCallback((isElsewhere: boolean) => {
    if (isElsewhere) focusHeadingOnArrival()
    else button.current?.focus()
  }, [])
  useHistoryEntry({ isOpen: modal.isOpen, open, close, onClosed: moveFocus })
  useShortcuts({
    button,
    isOpen: modal.isOpen,
    query: modal.isOpening ? modal.query : undefined,
    open,
    close,
  })
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
        onPress={() => open(modal.isOpening ? modal.query : '')}
      />
      {modal.isOpen && Modal && <Modal initialQuery={modal.query} onClose={close} />}
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

interface ModalState {
  Modal?: ModalComponent
  isOpen: boolean
  /** The button was pressed, but the modal's code is still loading. */
  isOpening: boolean
  hasFailed: boolean
  query: string
}

const CLOSED = { isOpen: false, isOpening: false, hasFailed: false, query: '' } as const

function useModal() {
  const client = useSearchClient()
  const [modal, setModal] = useState<ModalState>(CLOSED)
  const isWanted = useRef(false)

  const prepare = useCallback(() => {
    client.prepare()
    loadModal().catch(() => {
      // Pressing the button tries again and reports a failure.
    })
  }, [client])

  const open = useCallback(
    (query: string) => {
      isWanted.current = true
      setModal((state) => ({ ...state, isOpening: true, hasFailed: false, query }))
      client.prepare()
      loadModal()
        .then((Modal) => {
          // The reader may have canceled in the meantime.
          if (!isWanted.current) return
          enterSearch()
          setModal((state) => ({ ...state, Modal, isOpen: true, isOpening: false }))
        })
        .catch(() => setModal({ ...CLOSED, hasFailed: true }))
    },
    [client],
  )

  const close = useCallback(() => {
    isWanted.current = false
    setModal(CLOSED)
  }, [])

  return { prepare, modal, open, close }
}
