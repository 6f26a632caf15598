import { useState, type ReactNode } from 'react'

import type { Answers, Asker } from '../protocol/messages'
import { count, getMessage } from '../shared/words'
import { ChangeList } from './details/ChangeList'
import { findChanges, listChanges, type ChangedPlace } from './details/find-changes'
import { useOpenParts } from './details/ValueTree'
import styles from './panel.module.css'

/** What a run did. */
export type Snapshot = Answers['snapshot']

interface CompareProps {
  ask: Asker
  store: number
  /** The run that the reader has kept. */
  kept: Snapshot | undefined
  onKeep: (run: Snapshot) => void
}

/** Keeps a run, and says what another one does otherwise: after a fix, or with another payload. */
export function CompareRuns({ ask, store, kept, onKeep }: CompareProps): ReactNode {
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
      <button type="button" className={styles.button} onClick={() => void take(keep)}>
        Keep this run
      </button>
      {kept && (
        <button type="button" className={styles.button} onClick={() => void take(compare)}>
          Compare with the kept run
        </button>
      )}
      <p role="status">{said}</p>
      {kept && now && <Differences kept={kept} now={now} />}
    </div>
  )
}

function Differences({ kept, now }: { kept: Snapshot; now: Snapshot }): ReactNode {
  const open = useOpenParts()
  const lists = [
    { name: 'Actions', places: getActionChanges(kept, now) },
    { name: 'State at the end', places: listChanges(findChanges(kept.state, now.state)) },
  ]
  return lists.map(
    ({ name, places }) =>
      places.length > 0 && (
        <div key={name} className={styles.differences} role="group" aria-label={name}>
          <b>{name}</b>
          <ChangeList places={places} open={open} />
        </div>
      ),
  )
}

function inWords(kept: Snapshot, now: Snapshot): string {
  const actions = getActionChanges(kept, now).length
  const first = now.actions.findIndex(({ digest }, index) => digest !== kept.actions[index]?.digest)
  const isSame = first < 0 && kept.actions.length === now.actions.length
  if (isSame && actions === 0) return 'Both runs did the same.'
  const states = isSame
    ? 'The states are the same'
    : `The states differ from action ${first < 0 ? now.actions.length : first} on`
  return `${states}. ${actions === 0 ? 'The actions are the same.' : `${count(actions, 'action')} differ.`}`
}

function getActionChanges(kept: Snapshot, now: Snapshot): ChangedPlace[] {
  const list = ({ actions }: Snapshot) => ({ kind: 'array', items: actions.map(({ text }) => text) }) as const
  return listChanges(findChanges(list(kept), list(now)))
}
