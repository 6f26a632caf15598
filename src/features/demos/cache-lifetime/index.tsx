import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { createDemo, useDemo } from '../kit/demo'
import kit from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ActivityPanel } from '../kit/ActivityPanel'
import own from './cache-lifetime.module.css'
import { OrderCard } from './OrderCard'
import { ordersApi } from './ordersApi'
import { server } from './server'

const CARDS = ['first', 'second'] as const

/** Two consumers of one cache entry, which a reader shows and hides. */
export default function CacheLifetime(): ReactNode {
  const { store, recorder } = useDemo(() => createDemo({ api: ordersApi, server }))
  const [shown, setShown] = useState<readonly string[]>(['first'])
  const toggle = (card: string): void =>
    setShown(shown.includes(card) ? shown.filter((other) => other !== card) : [...shown, card])
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Components that show order 88" paper wide>
          <div className={kit.pair}>
            {CARDS.map((card) => (
              <div key={card} className={own.card}>
                <button type="button" onClick={() => toggle(card)}>
                  {shown.includes(card) ? 'Hide' : 'Show'} the {card} card
                </button>
                {shown.includes(card) && <OrderCard id="88" />}
              </div>
            ))}
          </div>
        </Panel>
        <ActivityPanel recorder={recorder} entries={1} />
      </Panels>
    </Provider>
  )
}
