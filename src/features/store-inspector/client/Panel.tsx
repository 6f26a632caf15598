import { useEffect, useState, type ReactNode } from 'react'

import type { StoreSummary } from '../protocol/messages'
import type { Snapshot } from './CompareRuns'
import { type Observable, useObservable } from './data/observable'
import type { Travel } from './data/travel'
import type { PanelOptions, SelectedAction } from './options'
import styles from './panel.module.css'
import { StorePanel } from './StorePanel'
import { Tabs } from './Tabs'
import { count } from '../shared/words'

/** Nothing is said before actions have stopped coming for so long, in milliseconds. */
const PAUSE = 1500

/** Tells screen readers how many actions the list has: not each of them, but when there is a pause. */
function Announcement({ summary: { first, last } }: { summary: StoreSummary }): ReactNode {
  // The number 0 is the state that the store began with.
  const listed = last - Math.max(first, 1) + 1
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(`${count(listed, 'action')} recorded`), PAUSE)
    return () => clearTimeout(timer)
  }, [listed, last])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

/** What the panel shows. */
export interface PanelState {
  stores: readonly StoreSummary[]
  /** Another number in each run. */
  run: number
  /** Whether its runner isn't there any more. */
  isLost: boolean
  /** What a link asks for, until there was a run with stores. */
  wanted: SelectedAction | undefined
}

interface PanelProps {
  state: Observable<PanelState>
  travel: Travel
  options: PanelOptions
}

/** The stores of a run: the actions of each, and what they changed. */
export function Panel(props: PanelProps): ReactNode {
  return (
    <div className={styles.panel} role="group" aria-label="Store">
      <Stores {...props} />
    </div>
  )
}

function Stores({ state, travel, options }: PanelProps): ReactNode {
  const { stores, run, isLost, wanted } = useObservable(state)
  const [chosen, setChosen] = useState(wanted?.store)
  /** Runs that the reader has kept, by their stores: another run doesn't end them. */
  const [kept, setKept] = useState<ReadonlyMap<number, Snapshot>>(new Map())
  const summary = stores.find(({ store }) => store === chosen) ?? stores[0]
  if (!summary)
    return (
      <p className={styles.line}>
        No store yet. One appears here as soon as the sample calls <code>configureStore</code>. {UNLISTED}
      </p>
    )

  function choose(store: number): void {
    if (travel.state.value.past) travel.show(undefined)
    setChosen(store)
    options.onSelect(undefined)
  }

  const panel = (
    <StorePanel
      key={`${run} ${summary.store}`}
      options={options}
      summary={summary}
      isLost={isLost}
      travel={travel}
      wanted={wanted?.store === summary.store ? wanted.action : undefined}
      kept={kept.get(summary.store)}
      onKeep={(snapshot) => setKept(new Map(kept).set(summary.store, snapshot))}
    />
  )
  const tabs = stores.map(({ store, name }) => ({ key: store, label: name || `Store ${store + 1}` }))
  return (
    <>
      <Announcement summary={summary} />
      {wanted && !stores.some(({ store }) => store === wanted.store) && (
        <p className={styles.line}>The store that the link asks for isn’t there: this is another one.</p>
      )}
      {stores.length === 1 ? (
        panel
      ) : (
        <>
          <Tabs label="Stores" tabs={tabs} chosen={summary.store} onChoose={choose}>
            {panel}
          </Tabs>
          <p className={styles.line}>{UNLISTED}</p>
        </>
      )}
    </>
  )
}

const UNLISTED = 'Stores with devTools: false aren’t listed.'
