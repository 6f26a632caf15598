import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  useEffect,
  type KeyboardEvent,
} from 'react'
import { createPortal } from 'react-dom'
import start from '@generated/search-index/default/start.json'

import { isPlainClick } from '@site/src/lib/client/link-to-follow'
import { ErrorLookupLink, Marked } from '@site/src/features/search/client/hits/notes'
import {
  useSearchClient,
  useSearchConfig,
  useSearchRequest,
} from '@site/src/features/search/client/use-search-client'
import { plainText } from '@site/src/features/search/client/marked-text'
import { useAnswer } from '@site/src/features/search/client/use-answer'
import type { Batches, Shown } from '@site/src/features/search/client/shown'

import { isAtSearch, useArrival } from '../bar/use-history-entry'
import Field from './Field'
import OptionList, { RemoveButtons, STEP, optionId, type Option, type OptionGroup } from './OptionList'
import { AfterHits, Outcome, StatusText } from './Outcome'
import { forgetPage, readRecentPages, rememberPage, type RecentPage } from './recent-pages'
import SearchDialog from './SearchDialog'
import { useSelection, type Selection } from './use-selection'
import './search.css'
import './rows.css'
import './outcome.css'
import { arrangeHits, type HitRow } from './arrange-hits'

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
function useListKeys({ query, shown, selection, onUse }: List): (event: KeyboardEvent) => void {
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
  const indexes: Partial<Record<string, number>> = {
    ArrowDown: (selected + 1) % count,
    ArrowUp: (selected + count - 1) % count,
    ...(isEmpty && { Home: 0, End: count - 1 }),
  }
  return indexes[key]
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

const HITS = 12
const EXCERPT_WORDS = 16

interface Props {
  /** Called once the field has the focus; returns what was typed until then. */
  takeTyped: () => string
  onClose: () => void
}

/**
 * The search. Its elements have the names of those of DocSearch (`DocSearch-Modal`, `-Input`, `-Hit`, `-Dropdown`), which
 * styles of readers and tools outside of this repository use.
 */
export default function Modal({ takeTyped, onClose }: Props): ReactNode {
  const { dialog, field, query, setQuery } = useField(takeTyped)
  const [recent, setRecent] = useState(readRecentPages)
  const { provider } = useSearchConfig()
  const {
    shown,
    search: ask,
    onUse,
  } = useAnswer(useSearchClient(), useSearchRequest(query, HITS, EXCERPT_WORDS))
  const isStart = query.trim() === ''
  const groups = useMemo(
    () => (isStart ? getStartGroups(recent) : hitGroups(shown.batches)),
    [isStart, recent, shown.batches],
  )
  const urls = useMemo(() => groups.flatMap(({ options }) => options.map(({ url }) => url)), [groups])
  const count = urls.length
  const selection = useSelection(urls, shown.version)
  const onListKey = useListKeys({ query, shown, selection, onUse })
  const follow = useFollow(onClose)
  const closeHere = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose()
  }
  // Without an entry of its own, the search doesn't replace the page's.
  const [replace] = useState(isAtSearch)

  function search(next: string) {
    setQuery(next)
    selection.select(0)
    field.current?.focus()
  }

  function forget(url: string) {
    setRecent(forgetPage(url))
    field.current?.focus()
  }

  return createPortal(
    <SearchDialog ref={dialog} provider={provider} onClose={onClose} onKey={onListKey}>
      <Field
        ref={field}
        query={query}
        selected={count > 0 ? selection.selected : undefined}
        isBusy={shown.status === 'searching' || shown.isPreliminary}
        onChange={search}
        onCancel={onClose}
      />
      <ErrorLookupLink replace={replace} className="search-error-lookup" query={query} onFollow={closeHere} />
      <div className="DocSearch-Dropdown">
        <StatusText shown={shown} />
        <Outcome shown={shown} onSearch={search} onRetry={() => ask()} />
        {count > 0 && (
          <OptionList
            groups={groups}
            selected={selection.selected}
            isBusy={shown.isPreliminary}
            replace={replace}
            onSelect={selection.select}
            onFollow={follow}
            onUse={onUse}
          />
        )}
        {isStart && recent.length > 0 && <RemoveButtons pages={recent} onRemove={forget} />}
        <AfterHits shown={shown} replace={replace} onFollow={closeHere} onRetry={() => ask()} />
      </div>
    </SearchDialog>,
    document.body,
  )
}

/** Shows the dialog, and gives its field the focus and the text that was typed until then, all before the next key. */
function useField(takeTyped: () => string) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useLayoutEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
    // Only now is it known what was typed: an initial state would miss the keys between rendering and this effect.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setQuery(takeTyped())
  }, [takeTyped])
  return { dialog, field, query, setQuery }
}

/** The rows for an empty field. */
function getStartGroups(recent: readonly RecentPage[]): OptionGroup[] {
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

/** Remembers a row that is followed, and closes the search unless the row opens in a tab of its own. */
function useFollow(onClose: () => void): (option: Option, event: MouseEvent) => void {
  const arriveAtSamePage = useArrival()
  return useCallback(
    ({ url, recent }, event) => {
      if (recent) rememberPage(recent)
      if (!isPlainClick(event)) return
      if (arriveAtSamePage(url)) event.preventDefault()
      onClose()
    },
    [onClose, arriveAtSamePage],
  )
}

/** The rows for hits: each group is a page. */
function hitGroups(batches: Batches): OptionGroup[] {
  return arrangeHits(batches).map(({ section, page, rows }) => ({
    label: (
      <>
        {section}
        <span className="search-step">{STEP}</span>
        <b>{page}</b>
      </>
    ),
    options: rows.map(getOption),
  }))
}

function getOption({ hit, tree, path }: HitRow): Option {
  const { section, page, isPage, hasText } = hit
  const title = plainText(hit.title)
  const place = isPage ? section : [section, page, ...hit.path].join(STEP)
  return {
    url: hit.url,
    title: <Marked text={hit.title} />,
    place: path.join(STEP),
    tree,
    hasExcerpt: hasText,
    excerpt: hasText && hit.excerpt && <Marked text={hit.excerpt} />,
    recent: { url: hit.url, title, place },
  }
}
