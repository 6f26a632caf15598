import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { createDemo, useDemo } from '../kit/demo'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ActivityPanel } from '../kit/ActivityPanel'
import { auctionApi } from './auctionApi'
import { BidList } from './BidList'
import { writeTo } from './journal'
import { bid, server } from './server'

const PLACES = ['page', 'sidebar'] as const

function createAuction() {
  const demo = createDemo({ api: auctionApi, server })
  writeTo(demo.recorder.note)
  return demo
}

/** Two consumers of an entry that a socket feeds, and bids that come from somewhere else. */
export default function StreamingUpdates(): ReactNode {
  const { store, recorder } = useDemo(createAuction)
  const [shown, setShown] = useState<readonly string[]>(['page'])
  const toggle = (place: string): void =>
    setShown(shown.includes(place) ? shown.filter((other) => other !== place) : [...shown, place])
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Components that show lot 7" paper wide>
          <div className={styles.row}>
            <button type="button" onClick={bid}>
              Somebody bids
            </button>
          </div>
          <div className={styles.pair}>
            {PLACES.map((place) => (
              <div key={place} className={styles.slot}>
                <button type="button" onClick={() => toggle(place)}>
                  {shown.includes(place) ? 'Hide' : 'Show'} the {place}
                </button>
                {shown.includes(place) && <BidList lot="7" />}
              </div>
            ))}
          </div>
        </Panel>
        <ActivityPanel recorder={recorder} entries={1} />
      </Panels>
    </Provider>
  )
}
