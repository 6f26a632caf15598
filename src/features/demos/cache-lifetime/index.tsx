import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { createApiDemo } from '../kit/api-demo'
import kit from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { CacheTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import own from './cache-lifetime.module.css'
import { OrderCard } from './OrderCard'
import { ordersApi } from './ordersApi'
import { server } from './server'

const CARDS = ['first', 'second'] as const

/** Two consumers of one cache entry, which a reader shows and hides. */
export default function CacheLifetime(): ReactNode {
  const { store } = useDemo(() => createApiDemo(ordersApi, server))
  const [shown, setShown] = useState<readonly string[]>(['first'])
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Components that show order 88" paper wide>
          <div className={kit.pair}>
            {CARDS.map((card) => (
              <div key={card} className={own.card}>
                <Toggle
                  label={`${card} card`}
                  on={shown.includes(card)}
                  onChange={(on) => setShown(on ? [...shown, card] : shown.filter((other) => other !== card))}
                />
                {shown.includes(card) && <OrderCard id="88" />}
              </div>
            ))}
          </div>
        </Panel>
        <CacheTrace server={server} api={ordersApi} rows={1} />
      </Panels>
    </Provider>
  )
}

interface ToggleProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}

function Toggle({ label, on, onChange }: ToggleProps): ReactNode {
  return (
    <button type="button" onClick={() => onChange(!on)}>
      {on ? 'Hide' : 'Show'} the {label}
    </button>
  )
}
