import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { CacheInspector } from '../kit/CacheInspector'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { RequestLog } from '../kit/RequestLog'
import { useDemo } from '../kit/use-demo'
import own from './cache-lifetime.module.css'
import { OrderCard } from './OrderCard'
import { ordersApi } from './ordersApi'
import { server } from './server'
import { createDemo } from './store'

const CARDS = ['first', 'second'] as const

/** Two consumers of one cache entry, which a reader shows and hides. */
export default function CacheLifetime(): ReactNode {
  const { store } = useDemo(createDemo)
  const [shown, setShown] = useState<readonly string[]>(['first'])
  return (
    <Provider store={store}>
      <Panels>
        <div className={styles.column}>
          <Panel title="Components that show order 88">
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
          </Panel>
          <RequestLog server={server} />
        </div>
        <CacheInspector api={ordersApi} />
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
