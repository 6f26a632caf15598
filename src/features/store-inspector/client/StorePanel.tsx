import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import type { ActionRow, StoreSummary } from '../protocol/messages'
import { Button } from './Button'
import { CompareRuns, type Snapshot } from './CompareRuns'
import { createActionLog } from './data/action-log'
import { useObservable } from './data/observable'
import type { Travel } from './data/travel'
import { useSelection } from './data/use-selection'
import { getMessage, count } from '../shared/words'
import { Details } from './details/Details'
import { DispatchLine } from './DispatchLine'
import { Exchange } from './exchange/Exchange'
import { Lane } from './lane/Lane'
import { ActionGrid } from './list/ActionGrid'
import { Filter, useFilter } from './list/Filter'
import type { PanelOptions } from './options'
import styles from './panel.module.css'
import { StoreContext, useStoreView, type StoreView } from './data/store-view'

interface StorePanelProps {
  options: PanelOptions
  summary: StoreSummary
  isLost: boolean
  travel: Travel
  /** The action that a link asks for. */
  wanted: number | undefined
  kept: Snapshot | undefined
  onKeep: (run: Snapshot) => void
}

/** What happened to one store. */
export function StorePanel({
  options,
  summary,
  isLost,
  travel,
  wanted,
  ...runs
}: StorePanelProps): ReactNode {
  const { ask, hasScreen, onSelect } = options
  const { store } = summary
  const [log] = useState(() => createActionLog(ask, store))
  useEffect(() => log.follow(summary), [log, summary])
  const { rows, isComplete, fault } = useObservable(log.state)
  const { past, fault: travelFault } = useObservable(travel.state)
  const selection = useSelection(rows, isComplete, wanted)
  const place = useRef<HTMLDivElement>(null)
  const [switchFault, setSwitchFault] = useState<string>()
  const filter = useFilter(ask, store, rows)
  const { row } = selection
  const last = rows.at(-1)?.id
  const isLinked = selection.isChosen && row?.id === wanted && wanted !== last
  useShownByLink(travel, store, hasScreen && isComplete && isLinked ? wanted : undefined)

  function choose(id: number): void {
    selection.choose(id)
    onSelect({ store, action: id })
    if (hasScreen) show(id === last ? undefined : id)
  }

  function show(action: number | undefined): void {
    if (action !== undefined || past) travel.show(action === undefined ? undefined : { store, action })
  }

  function followNow(): void {
    selection.choose(undefined)
    onSelect(undefined)
  }

  function toNow(): void {
    show(undefined)
    followNow()
    // The button that was pressed is gone.
    place.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  }

  function onSwitch({ id, isOff }: ActionRow): void {
    ask({ ask: 'switch', store, action: id, isOff: !isOff }).then(
      () => setSwitchFault(undefined),
      (error: unknown) => setSwitchFault(getMessage(error)),
    )
  }

  function retry(): void {
    setSwitchFault(undefined)
    log.retry()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || isTyping(event.target)) return
    if (!past && !selection.isChosen) return
    // Nothing around the panel closes by it.
    event.preventDefault()
    event.stopPropagation()
    toNow()
  }

  const view: StoreView = {
    ...options,
    store,
    rows,
    version: summary.version,
    isLost,
    onSelect: choose,
    onSwitch,
    onFind: (path) => filter.setText(`changed:${path}`),
  }
  return (
    <StoreContext value={view}>
      {/* Escape leads back from everything in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={place} onKeyDown={onKeyDown}>
        <Lane rows={rows} selected={row?.id} onSelect={choose} onHover={options.onHover} />
        {hasScreen && <PastNote action={past?.action} fault={travelFault} onReturn={toNow} />}
        <Notes
          isComplete={isComplete}
          missing={selection.missing}
          fault={fault ?? switchFault}
          onRetry={retry}
        />
        <div className={styles.columns}>
          <div className={styles.list}>
            <Filter {...filter} />
            <ActionGrid rows={filter.rows} selected={row?.id} revealed={selection.revealed} />
          </div>
          {row && <Details row={row} />}
        </div>
        <DispatchLine isPast={past !== undefined} onDispatched={followNow} />
        <CompareRuns {...runs} />
        <Exchange rows={filter.rows} until={row?.id} onOpened={followNow} />
      </div>
    </StoreContext>
  )
}

/** Shows the screen after the action that a link asks for, once. */
function useShownByLink(travel: Travel, store: number, action: number | undefined): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (action === undefined || isDone.current) return
    isDone.current = true
    travel.show({ store, action })
  }, [travel, store, action])
}

/** In a field with a text, Escape is about the text or what completes it. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.value !== ''
}

interface PastProps {
  /** The action that the screen shows the state after; none if it shows the present. */
  action: number | undefined
  fault: string | undefined
  onReturn: () => void
}

/** Says which moment the screen shows, if that isn't the present, and leads back. */
function PastNote({ action, fault, onReturn }: PastProps): ReactNode {
  return (
    <div className={action === undefined ? undefined : `${styles.bar} ${styles.past}`}>
      <p role="status">
        {action !== undefined &&
          `The screen shows ${action === 0 ? 'the first state' : `the state after action ${action}`}. Only effects of components can run again.`}
      </p>
      {action !== undefined && <Button onClick={onReturn}>Back to now</Button>}
      {fault !== undefined && (
        <p role="alert" className={styles.error}>
          The screen can’t be changed: {fault}
        </p>
      )}
    </div>
  )
}

interface NotesProps {
  isComplete: boolean
  /** The action that a link asks for and that isn't there. */
  missing: number | undefined
  fault: string | undefined
  onRetry: () => void
}

/** What has to be said about the list of actions. */
function Notes({ isComplete, missing, fault, onRetry }: NotesProps): ReactNode {
  const { rows, hasScreen, isLost } = useStoreView()
  const gone = rows[0]?.id ?? 0
  const isEmpty = isComplete && rows.every(({ id }) => id === 0)
  const hasFault = fault !== undefined && !isLost
  return (
    <div className={styles.notes}>
      {isEmpty && (
        <p>No action yet. {hasScreen ? 'Use the sample, or dispatch one below.' : 'Dispatch one below.'}</p>
      )}
      {gone > 0 && <p>The oldest {count(gone - 1, 'action')} made room for newer ones.</p>}
      {rows.some(({ isOff }) => isOff) && (
        <p>
          What is switched off is left out, and the state is computed without it. Requests, timers and other
          side effects aren’t repeated.
        </p>
      )}
      <div role="status">
        {missing !== undefined && <p>Action {missing} isn’t among the recorded actions of this run.</p>}
        {isLost && (
          <p className={styles.error}>
            The sample was stopped, so its stores don’t answer any more. Run the sample again.
          </p>
        )}
        {hasFault && <p className={styles.error}>The store doesn’t answer: {fault}</p>}
      </div>
      {hasFault && <Button onClick={onRetry}>Ask again</Button>}
    </div>
  )
}
