import { useCallback, useRef, useState, type RefObject } from 'react'

import { mayFetchAhead } from '@site/src/lib/client/connection'
import { onceUnlessFailed } from '@site/src/lib/client/once-unless-failed'
import { useSearchClient } from '@site/src/features/search/client/use-search-client'
import type Modal from '../modal/Modal'
import { enterSearch } from './use-history-entry'
import type { Session } from './use-shortcuts'

type ModalComponent = typeof Modal

/** Loads the modal with its styles, once; after a failure, the next call tries again. */
const loadModal = onceUnlessFailed(
  async (): Promise<ModalComponent> =>
    (await import(/* webpackChunkName: "search-modal" */ '../modal/Modal')).default,
)

interface ModalState {
  Modal?: ModalComponent
  isOpen: boolean
  /** The button was pressed, but the modal's code is still loading. */
  isOpening: boolean
  hasFailed: boolean
}

interface UsedModal {
  modal: ModalState
  session: RefObject<Session>
  /** Loads what the search needs, except on metered connections. */
  prepare: () => void
  open: (query: string) => void
  close: () => void
  /** Ends the opening: from now on, the modal's field gets what is typed. Returns what was typed until now. */
  takeTyped: () => string
}

const CLOSED = { isOpen: false, isOpening: false, hasFailed: false } as const

/**
 * Opens and closes the modal, whose code is loaded when it is first wanted.
 *
 * @param onOpening - called when the reader asks for it, before it gets the focus
 */
export function useModal(onOpening: () => void): UsedModal {
  const client = useSearchClient()
  const [modal, setModal] = useState<ModalState>(CLOSED)
  const session = useRef<Session>({ phase: 'closed', typed: '' })

  const prepare = useCallback(() => {
    if (!mayFetchAhead()) return
    client.prepare()
    loadModal().catch(() => {
      // Pressing the button tries again and reports a failure.
    })
  }, [client])

  const close = useCallback(() => {
    session.current = { phase: 'closed', typed: '' }
    setModal(CLOSED)
  }, [])

  const open = useCallback(
    (query: string) => {
      if (session.current.phase === 'open') return
      onOpening()
      session.current = { phase: 'opening', typed: query }
      setModal((state) => ({ ...state, isOpening: true, hasFailed: false }))
      client.prepare()
      loadModal().then(
        (Modal) => {
          // The reader may have canceled in the meantime.
          if (session.current.phase !== 'opening') return
          enterSearch()
          setModal({ ...CLOSED, Modal, isOpen: true })
        },
        () => {
          if (session.current.phase !== 'opening') return
          close()
          setModal({ ...CLOSED, hasFailed: true })
        },
      )
    },
    [client, close, onOpening],
  )

  const takeTyped = useCallback(() => {
    const { typed } = session.current
    session.current = { phase: 'open', typed: '' }
    return typed
  }, [])

  return { modal, session, prepare, open, close, takeTyped }
}
