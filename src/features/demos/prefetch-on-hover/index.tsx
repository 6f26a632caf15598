import { useState } from 'react'
import type { ReactNode } from 'react'
import type { PrefetchOptions } from '@reduxjs/toolkit/query'
import { Provider } from 'react-redux'

import { createDemo, useDemo } from '../kit/demo'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ActivityPanel } from '../kit/ActivityPanel'
import { DepartureButton } from './DepartureButton'
import { DepartureCard } from './DepartureCard'
import { departuresApi } from './departuresApi'
import { server } from './server'

const DEPARTURES = ['N-31', 'N-47', 'N-52'] as const
const OPTIONS: Readonly<Record<string, PrefetchOptions>> = {
  none: {},
  'ifOlderThan: 5': { ifOlderThan: 5 },
  'force: true': { force: true },
}

/** Links that load what is behind them before they are opened. */
export default function PrefetchOnHover(): ReactNode {
  const { store, recorder } = useDemo(() => createDemo({ api: departuresApi, server }))
  const [option, setOption] = useState('none')
  const [opened, setOpened] = useState<string>()
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Departures" paper wide>
          <div className={styles.row} role="group" aria-label="Departures">
            {DEPARTURES.map((id) => (
              <DepartureButton
                key={id}
                id={id}
                isOpen={id === opened}
                options={OPTIONS[option] ?? {}}
                onToggle={() => setOpened(id === opened ? undefined : id)}
              />
            ))}
          </div>
          <div className={styles.slot}>
            {opened === undefined ? (
              <p className={styles.quiet}>Nothing is open.</p>
            ) : (
              <DepartureCard key={opened} id={opened} />
            )}
          </div>
          <p className={styles.quiet}>
            Options of <code>usePrefetch</code>
          </p>
          <div className={styles.row} role="group" aria-label="Options of usePrefetch">
            {Object.keys(OPTIONS).map((name) => (
              <button key={name} type="button" aria-pressed={name === option} onClick={() => setOption(name)}>
                {name}
              </button>
            ))}
          </div>
        </Panel>
        <ActivityPanel recorder={recorder} depth={2} entries={3} />
      </Panels>
    </Provider>
  )
}
