import { useEffect, useRef, type KeyboardEvent } from 'react'

import type { Shown } from '@site/src/features/search/client/shown'
import { optionId } from './options'
import type { Selection } from './use-selection'

interface List {
  query: string
  shown: Shown
  selection: Selection
  /** Called when the selection is moved. */
  onUse: () => void
}

/**
 * Returns the handler of keys in the field: arrows move the selection, Enter follows it. Home and End do so only in an
 * empty field, where they have no text to move in.
 */
export function useListKeys({ query, shown, selection, onUse }: List): (event: KeyboardEvent) => void {
  const followWhenAnswered = useEnterAhead(query, shown)

  function moveTo(index: number) {
    onUse()
    selection.moveTo(index)
    rowAt(index)?.scrollIntoView({ block: 'nearest' })
  }

  function follow(event: KeyboardEvent) {
    const isOutdated = query.trim() !== '' && shown.query !== query
    if (isOutdated && shown.status === 'searching') followWhenAnswered()
    else openRow(rowAt(selection.selected), event)
  }

  return (event) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Enter') {
      event.preventDefault()
      follow(event)
      return
    }
    const index = nextIndex(key, selection, query === '')
    if (index === undefined || selection.count === 0) return
    event.preventDefault()
    moveTo(index)
  }
}

const rowAt = (index: number): HTMLElement | null => document.getElementById(optionId(index))

function nextIndex(key: string, { selected, count }: Selection, isEmpty: boolean): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (selected + 1) % count
    case 'ArrowUp':
      return (selected + count - 1) % count
    case 'Home':
      return isEmpty ? 0 : undefined
    case 'End':
      return isEmpty ? count - 1 : undefined
    default:
      return undefined
  }
}

/** Follows a row, as a click with the same keys would. */
function openRow(row: HTMLElement | null, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  row?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
  )
}

/**
 * Enter may be pressed before the answer to what was typed has come. Then the first hit is followed when it comes,
 * instead of one that answers half of the query.
 */
function useEnterAhead(query: string, shown: Shown): () => void {
  const expected = useRef<string>(undefined)
  useEffect(() => {
    if (expected.current !== query) expected.current = undefined
    if (expected.current === undefined || shown.query !== query || shown.status !== 'answered') return
    expected.current = undefined
    rowAt(0)?.click()
  }, [query, shown])
  return () => void (expected.current = query)
}
