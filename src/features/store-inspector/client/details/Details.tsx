import { useMemo, useState, type ReactNode } from 'react'

import type { ActionRow, Why } from '../../protocol/messages'
import { useAnswer, type Answered } from '../data/use-answer'
import { useCaches } from '../data/use-caches'
import { inWords } from '../../shared/words'
import panelStyles from '../panel.module.css'
import { useStoreView } from '../data/store-view'
import { Tabs } from '../Tabs'
import { ActionEditor } from './ActionEditor'
import { CacheTable } from './CacheTable'
import styles from './details.module.css'
import { ChangeList } from './ChangeList'
import { findChanges, listChanges } from './find-changes'
import { ActionLink, LineLink, LinkButton } from './links'
import { OpenParts, ValueTree } from './ValueTree'
import { WorkList } from './WorkList'

type View = 'changes' | 'state' | 'action' | 'work' | 'cache'

/** The selected action, what it changed, and the state and the cache after it. */
export function Details({ row }: { row: ActionRow }): ReactNode {
  const { ask, store, rows, version, onFind } = useStoreView()
  const [view, setView] = useState<View>('changes')
  const isLast = row.id === rows.at(-1)?.id
  const moment = useAnswer(ask, { ask: 'moment', store, action: row.id }, version)
  const caches = useCaches(isLast ? undefined : row.id, view === 'cache', `${row.id} ${version}`)
  const hasCache = caches.caches.length > 0
  const shown = view === 'cache' && !hasCache ? 'changes' : view
  return (
    <section className={styles.details} aria-label="The selected action">
      <Head row={row} why={moment?.question.action === row.id ? moment.answer?.why : undefined} />
      <Tabs
        label="The selected action"
        tabs={hasCache ? TABS : TABS.slice(0, -1)}
        chosen={shown}
        onChoose={setView}
        scroller={styles.panel}
      >
        {shown === 'cache' ? (
          <>
            <p className={styles.quiet}>
              {isLast
                ? 'The cache as it is now.'
                : `The cache after action ${row.id}. Subscribers and the time left are only known of now.`}
            </p>
            <CacheTable state={caches} isNow={isLast} />
          </>
        ) : (
          <OpenParts find={onFind}>
            <MomentView view={shown} moment={moment} row={row} />
          </OpenParts>
        )}
      </Tabs>
    </section>
  )
}

const TABS = [
  { key: 'changes', label: 'Changes' },
  { key: 'state', label: 'State' },
  { key: 'action', label: 'Action' },
  { key: 'work', label: 'Renders' },
  // Only where there is one.
  { key: 'cache', label: 'Cache' },
] as const

/** The action by which the middleware writes its subscribers into the state, late: buildMiddleware/batchActions.ts of the library. */
const SUBSCRIBERS_NOTED = '/internalSubscriptions/subscriptionsUpdated'

interface HeadProps {
  row: ActionRow
  /** Why the action was dispatched, once it is known. */
  why: Why | undefined
}

function Head({ row, why }: HeadProps): ReactNode {
  const { rows, onSelect, onSwitch } = useStoreView()
  const partner = getPartner(row, rows)
  const { id, type, time, place, isOff, error } = row
  return (
    <div className={styles.head}>
      <p>
        <span className={styles.quiet}>
          {id === 0 ? 'The first state' : `Action ${id}`}, at {inWords(time)}
        </span>
        <LineLink place={place} />
        {partner && <LinkButton onClick={() => onSelect(partner.id)}>{getRelation(row, partner)}</LinkButton>}
        {id > 0 && (
          <LinkButton onClick={() => onSwitch(row)}>{isOff ? 'Switch on' : 'Switch off'}</LinkButton>
        )}
      </p>
      <p className={styles.type}>
        {isOff ? <del>{type}</del> : type}
        {isOff && ' (off)'}
      </p>
      {why && (
        <p className={styles.why}>
          {why.text} {why.cause !== undefined && <ActionLink id={why.cause} />}
        </p>
      )}
      {type.endsWith(SUBSCRIBERS_NOTED) && (
        <p className={styles.quiet}>
          RTK Query notes for the DevTools who uses its data, up to 500 ms after a subscriber came or left.
        </p>
      )}
      {error !== undefined && <p className={panelStyles.error}>A reducer threw: {error}</p>}
    </div>
  )
}

/** The action that ended, or began, the thunk or query of an action. */
function getPartner({ request, phase }: ActionRow, rows: readonly ActionRow[]): ActionRow | undefined {
  if (request === undefined) return undefined
  return rows.find(
    (other) =>
      other.request === request &&
      other.phase !== undefined &&
      (other.phase === 'pending') !== (phase === 'pending'),
  )
}

/** How the two ends of a thunk or query relate: they may be far from each other in the list. */
function getRelation(row: ActionRow, partner: ActionRow): string {
  const duration = inWords(Math.abs(partner.time - row.time))
  return row.phase === 'pending'
    ? `${partner.phase} after ${duration}: action ${partner.id}`
    : `began ${duration} before: action ${partner.id}`
}

interface MomentProps {
  row: ActionRow
  view: Exclude<View, 'cache'>
  moment: Answered<'moment'> | undefined
}

function MomentView({ row, view, moment }: MomentProps): ReactNode {
  const { isLost } = useStoreView()
  const answer = moment?.answer
  const change = useMemo(() => answer && findChanges(answer.before, answer.after), [answer])
  if (moment?.fault !== undefined)
    return isLost ? null : <p role="alert">This action can’t be shown: {moment.fault}</p>
  if (!answer) return <p className={styles.quiet}>Loading…</p>
  const { action, after, work = [], nextWork } = answer
  if (view === 'work') return <WorkList work={work} next={nextWork} />
  if (view === 'action')
    return (
      <>
        <ValueTree value={action} path="action" />
        <ActionEditor key={row.id} row={row} action={action} />
      </>
    )
  if (view === 'state') return <ValueTree value={after} change={change} path="state" />
  if (row.isOff) return <p>This action is switched off: it changes nothing.</p>
  // Nothing was before the first state, so all of it is new.
  if (row.id === 0)
    return (
      <>
        <p className={styles.quiet}>The state that the store began with:</p>
        <ValueTree value={after} path="state" />
      </>
    )
  if (!change) return <p>{row.hasChanged ? NO_DIFFERENCE : NO_CHANGE}</p>
  return <ChangeList places={listChanges(change)} />
}

const NO_CHANGE = 'This action changed nothing: the state is the same object as before.'
const NO_DIFFERENCE =
  'The state is another object than before, but nothing differs in what is shown of it. A reducer that returns a copy without a change makes components render for nothing.'
