import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'

import { Button } from '../kit/Button'
import type { DemoDispatch } from '../kit/demo'
import { createDemo, useDemo } from '../kit/demo'
import kit from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ActivityPanel } from '../kit/ActivityPanel'
import { InvoiceCard } from './InvoiceCard'
import styles from './errors-and-retry.module.css'
import { invoicesApi } from './invoicesApi'
import type { Outcome } from './server'
import { endWith, server } from './server'
import type { Settings } from './settings'
import { retrySwitched, settingsSlice } from './settings'

const ID = '301'

const OUTCOMES: ReadonlyArray<[outcome: Outcome, label: string]> = [
  ['fine', 'Fine'],
  ['400', '400'],
  ['html', '502 in HTML'],
  ['offline', 'Offline'],
  ['slow', 'Too slow'],
  ['shape', 'Code throws'],
]

/** Six ways for a request to end, and what the hook returns after each. */
export default function ErrorsAndRetry(): ReactNode {
  const { store, recorder } = useDemo(() =>
    createDemo({ api: invoicesApi, server, reducer: { settings: settingsSlice.reducer } }),
  )
  return (
    <Provider store={store}>
      <Panels>
        <div className={kit.column}>
          <RequestPanel />
          <Panel title="What the app shows" paper>
            <div className={styles.card}>
              <InvoiceCard id={ID} />
            </div>
          </Panel>
        </div>
        <ResultPanel />
        <ActivityPanel recorder={recorder} entries={1} />
      </Panels>
    </Provider>
  )
}

function RequestPanel(): ReactNode {
  const dispatch = useDispatch<DemoDispatch>()
  const [chosen, setChosen] = useState<Outcome>('fine')
  const withRetry = useSelector((state: { settings: Settings }) => state.settings.withRetry)
  const { isFetching } = invoicesApi.endpoints.getInvoice.useQueryState(ID)
  function request(outcome: Outcome): void {
    setChosen(outcome)
    endWith(outcome)
    const { initiate } = invoicesApi.endpoints.getInvoice
    dispatch(initiate(ID, { subscribe: false, forceRefetch: true }))
  }
  return (
    <Panel title="Request it, so that it ends like this">
      <div className={kit.row}>
        {OUTCOMES.map(([outcome, label]) => (
          <Button
            key={outcome}
            aria-pressed={outcome === chosen}
            disabled={isFetching}
            onClick={() => request(outcome)}
          >
            {label}
          </Button>
        ))}
      </div>
      <label className={kit.switch}>
        <input
          type="checkbox"
          checked={withRetry}
          onChange={(event) => dispatch(retrySwitched(event.currentTarget.checked))}
        />
        Repeat with retry, up to twice
      </label>
    </Panel>
  )
}

function ResultPanel(): ReactNode {
  const { isFetching, isError, error, data } = invoicesApi.endpoints.getInvoice.useQueryState(ID)
  return (
    <Panel title="What the hook returns">
      <pre className={styles.result} tabIndex={0} role="group" aria-label="Result of the hook">
        {JSON.stringify({ isFetching, isError, error, data }, withShortStack, 2)}
      </pre>
    </Panel>
  )
}

/** The stack of a bundled page says nothing, in many lines. */
function withShortStack(key: string, value: unknown): unknown {
  return key === 'stack' ? '…' : value
}
