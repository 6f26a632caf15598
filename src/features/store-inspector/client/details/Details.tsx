import { useId, useMemo, useState, type ReactNode, useEffect } from 'react'

import type { ActionRow, RunPlace, Answers, Asker, Why } from '../../protocol/messages'
import { useCaches } from '../data/use-caches'
import { inWords, getMessage } from '../../shared/words'
import { Tabs } from '../Tabs'
import { ActionEditor } from './ActionEditor'
import { ActionLink, CacheTable } from './CacheTable'
import styles from './details.module.css'
import { ChangeList } from './ChangeList'
import { findChanges, type Change, listChanges } from './find-changes'
import { useOpenParts, type OpenParts, ValueTree } from './ValueTree'
import { WorkList } from './WorkList'

interface ChangesProps {
  change: Change | undefined
  /** Whether the state is another object than before. */
  hasChanged: boolean
  open: OpenParts
}

/** What an action changed, and nothing else. */
function Changes({ change, hasChanged, open }: ChangesProps): ReactNode {
  if (!change) return <p>{hasChanged ? NO_DIFFERENCE : NO_CHANGE}</p>
  return <ChangeList places={listChanges(change)} open={open} />
}

const NO_CHANGE = 'This action changed nothing: the state is the same object as before.'
const NO_DIFFERENCE =
  'The state is another object than before, but nothing differs in what is shown of it. A reducer that returns a copy without a change makes components render for nothing.'

interface DetailsProps {
  ask: Asker
  store: number
  row: ActionRow
  /** The other end of the thunk or query that it belongs to. */
  partner: ActionRow | undefined
  /** Whether it is the last action: its cache is the one of now. */
  isLast: boolean
  /** Whether nobody answers any more, which is said elsewhere. */
  isLost: boolean
  /** Changes when states were computed again. */
  version: number
  onSelect: (id: number) => void
  onSwitch: (row: ActionRow) => void
  onGoTo: (place: RunPlace) => void
  /** Finds the actions that changed a path. */
  onFind: (path: string) => void
}

type View = 'changes' | 'state' | 'action' | 'work' | 'cache'

/** The selected action, what it changed, and the state and the cache after it. */
export function Details(props: DetailsProps): ReactNode {
  const { ask, store, row, isLast, version } = props
  const id = useId()
  const [view, setView] = useState<View>('changes')
  const moment = useMoment(ask, store, row.id, version)
  const caches = useCaches({
    ask,
    store,
    action: isLast ? undefined : row.id,
    isShown: view === 'cache',
    moment: `${row.id} ${version}`,
  })
  const hasCache = caches.caches.length > 0
  const shown = view === 'cache' && !hasCache ? 'changes' : view
  return (
    <section className={styles.details} aria-label="The selected action">
      <Head {...props} why={moment?.action === row.id ? moment.answer?.why : undefined} />
      <Tabs
        label="The selected action"
        id={id}
        tabs={hasCache ? [...TABS, CACHE_TAB] : TABS}
        chosen={shown}
        onChoose={setView}
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        tabIndex={0}
        className={styles.panel}
      >
        {shown === 'cache' ? (
          <>
            <p className={styles.quiet}>
              {isLast
                ? 'The cache as it is now.'
                : `The cache after action ${row.id}. Subscribers and the time left are only known of now.`}
            </p>
            <CacheTable state={caches} isNow={isLast} links={props} />
          </>
        ) : (
          <MomentView view={shown} moment={moment} {...props} />
        )}
      </div>
    </section>
  )
}

const TABS = [
  { key: 'changes', label: 'Changes' },
  { key: 'state', label: 'State' },
  { key: 'action', label: 'Action' },
  { key: 'work', label: 'Renders' },
] as const

const CACHE_TAB = { key: 'cache', label: 'Cache' } as const

/** The action by which the middleware writes its subscribers into the state, late: buildMiddleware/batchActions.ts of the library. */
const SUBSCRIBERS_NOTED = '/internalSubscriptions/subscriptionsUpdated'

interface HeadProps extends DetailsProps {
  /** Why the action was dispatched, once it is known. */
  why: Why | undefined
}

function Head({ row, partner, why, onSelect, onSwitch, onGoTo }: HeadProps): ReactNode {
  const { id, type, time, place, isOff, error } = row
  return (
    <div className={styles.head}>
      <p>
        <span className={styles.quiet}>
          {id === 0 ? 'The first state' : `Action ${id}`}, at {inWords(time)}
        </span>
        {place && (
          <button type="button" className={styles.link} onClick={() => onGoTo(place)}>
            line {place.line}
            <span className="visually-hidden"> of {place.file}</span>
          </button>
        )}
        {partner && (
          <button type="button" className={styles.link} onClick={() => onSelect(partner.id)}>
            {getRelation(row, partner)}
          </button>
        )}
        {id > 0 && (
          <button type="button" className={styles.link} onClick={() => onSwitch(row)}>
            {isOff ? 'Switch on' : 'Switch off'}
          </button>
        )}
      </p>
      <p className={styles.type}>
        {isOff ? <del>{type}</del> : type}
        {isOff && ' (off)'}
      </p>
      {why && (
        <p className={styles.why}>
          {why.text} {why.cause !== undefined && <ActionLink id={why.cause} links={{ onSelect }} />}
        </p>
      )}
      {type.endsWith(SUBSCRIBERS_NOTED) && (
        <p className={styles.quiet}>
          RTK Query notes for the DevTools who uses its data, up to 500 ms after a subscriber came or left.
        </p>
      )}
      {error !== undefined && <p className={styles.threw}>A reducer threw: {error}</p>}
    </div>
  )
}

/** How the two ends of a thunk or query relate: they may be far from each other in the list. */
function getRelation(row: ActionRow, partner: ActionRow): string {
  const duration = inWords(Math.abs(partner.time - row.time))
  return row.phase === 'pending'
    ? `${partner.phase} after ${duration}: action ${partner.id}`
    : `began ${duration} before: action ${partner.id}`
}

interface MomentProps extends Pick<
  DetailsProps,
  'row' | 'isLost' | 'ask' | 'store' | 'onFind' | 'onGoTo' | 'onSelect'
> {
  view: Exclude<View, 'cache'>
  moment: Moment | undefined
}

function MomentView({
  view,
  moment,
  row,
  isLost,
  ask,
  store,
  onFind,
  onGoTo,
  onSelect,
}: MomentProps): ReactNode {
  const open = useOpenParts(onFind)
  const change = useMemo(
    () => moment?.answer && findChanges(moment.answer.before, moment.answer.after),
    [moment],
  )
  if (moment?.fault !== undefined)
    return isLost ? null : <p role="alert">This action can’t be shown: {moment.fault}</p>
  if (!moment?.answer) return <p className={styles.quiet}>Loading…</p>
  const { action, after, work = [], nextWork } = moment.answer
  if (view === 'work') return <WorkList work={work} next={nextWork} onSelect={onSelect} onGoTo={onGoTo} />
  if (view === 'action')
    return (
      <>
        <ValueTree value={action} path="action" open={open} />
        <ActionEditor key={row.id} ask={ask} store={store} row={row} action={action} />
      </>
    )
  if (view === 'state') return <ValueTree value={after} change={change} path="state" open={open} />
  if (row.isOff) return <p>This action is switched off: it changes nothing.</p>
  // Nothing was before the first state, so all of it is new.
  if (row.id === 0)
    return (
      <>
        <p className={styles.quiet}>The state that the store began with:</p>
        <ValueTree value={after} path="state" open={open} />
      </>
    )
  return <Changes change={change} hasChanged={row.hasChanged} open={open} />
}

/** An action with the states around it. */
interface Moment {
  action: number
  answer?: Answers['moment']
  fault?: string
}

/**
 * Asks for an action and the states before and after it. Until the answer is there, it is the moment before, so that nothing
 * flickers.
 *
 * @param version - changes when what followed from actions was computed again
 */
function useMoment(
  ask: Asker,
  store: number,
  action: number | undefined,
  version: unknown,
): Moment | undefined {
  const [moment, setMoment] = useState<Moment>()
  useEffect(() => {
    if (action === undefined) return
    let isWanted = true
    const arrive = (next: Moment): void => {
      if (isWanted) setMoment(next)
    }
    ask({ ask: 'moment', store, action }).then(
      (answer) => arrive({ action, answer }),
      (error: unknown) => arrive({ action, fault: getMessage(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [ask, store, action, version])
  return action === undefined ? undefined : moment
}
