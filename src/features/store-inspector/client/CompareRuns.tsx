import { useState, type ReactNode } from 'react'

import type { Answers } from '../protocol/messages'
import { getMessage } from '../shared/words'
import { Button } from './Button'
import { ChangeList } from './details/ChangeList'
import { findChanges, listChanges, type ChangedPlace } from './details/find-changes'
import { OpenParts } from './details/ValueTree'
import styles from './panel.module.css'
import { useStoreView } from './data/store-view'

/** What a run did. */
export type Snapshot = Answers['snapshot']

interface CompareProps {
  kept: Snapshot | undefined
  onKeep: (run: Snapshot) => void
}

/** Keeps a run, and says what another one does otherwise: after a fix, or with another payload. */
export function CompareRuns({ kept, onKeep }: CompareProps): ReactNode {
  const { ask, store } = useStoreView()
  const [now, setNow] = useState<Snapshot>()
  const [said, setSaid] = useState('')

  async function take(onTaken: (run: Snapshot) => void): Promise<void> {
    try {
      onTaken(await ask({ ask: 'snapshot', store }))
    } catch (error) {
      setSaid(`The run can’t be read: ${getMessage(error)}`)
    }
  }

  function keep(run: Snapshot): void {
    onKeep(run)
    setNow(undefined)
    setSaid('Kept. Change the code or an action, and compare.')
  }

  function compare(run: Snapshot): void {
    setNow(run)
    setSaid(kept ? inWords(kept, run) : '')
  }

  return (
    <div className={styles.bar}>
      <Button onClick={() => void take(keep)}>Keep this run</Button>
      {kept && <Button onClick={() => void take(compare)}>Compare with the kept run</Button>}
      <p role="status">{said}</p>
      {kept && now && <Differences kept={kept} now={now} />}
    </div>
  )
}

function Differences({ kept, now }: { kept: Snapshot; now: Snapshot }): ReactNode {
  const lists = [
    { name: 'Actions', places: getActionChanges(kept, now) },
    { name: 'State at the end', places: listChanges(findChanges(kept.state, now.state)) },
  ]
  const shown = lists.filter(({ places }) => places.length > 0)
  return (
    <OpenParts>
      {shown.map(({ name, places }) => (
        <div key={name} className={styles.wide} role="group" aria-label={name}>
          <b>{name}</b>
          <ChangeList places={places} />
        </div>
      ))}
    </OpenParts>
  )
}

function inWords(kept: Snapshot, now: Snapshot): string {
  const action = findFirst(kept, now, 'text')
  const state = findFirst(kept, now, 'digest')
  if (action < 0 && state < 0) return 'Both runs did the same.'
  const lengths = [kept, now].map(({ actions }) => actions.length)
  const counts = lengths[0] === lengths[1] ? '' : `: there were ${lengths[0]}, and are ${lengths[1]} now`
  const actions =
    action < 0 ? 'The actions are the same' : `The actions differ from action ${action} on${counts}`
  const states = state < 0 ? 'The states are the same' : `The states differ from action ${state} on`
  return `${actions}. ${states}.`
}

/** The first action at which runs differ; -1 if there is none. */
function findFirst(kept: Snapshot, now: Snapshot, by: 'text' | 'digest'): number {
  const longer = now.actions.length < kept.actions.length ? kept : now
  return longer.actions.findIndex((_, index) => now.actions[index]?.[by] !== kept.actions[index]?.[by])
}

function getActionChanges(kept: Snapshot, now: Snapshot): ChangedPlace[] {
  const list = ({ actions }: Snapshot) => ({ kind: 'array', items: actions.map(({ text }) => text) }) as const
  return listChanges(findChanges(list(kept), list(now)))
}
