import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { EventLog } from '../kit/EventLog'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { CacheTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import { auctionApi } from './auctionApi'
import { BidList } from './BidList'
import { journal } from './journal'
import { bid, server } from './server'
import { createDemo } from './store'

const PLACES = ['page', 'sidebar'] as const

/** Two consumers of an entry that a socket feeds, and bids that come from somewhere else. */
export default function StreamingUpdates(): ReactNode {
  const { store } = useDemo(createDemo)
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
        <CacheTrace server={server} api={auctionApi} rows={1} />
        <StreamLog />
      </Panels>
    </Provider>
  )
}

function StreamLog(): ReactNode {
  const lines = useList(journal)
  return (
    <Panel title="The stream, as onCacheEntryAdded sees it" wide>
      <EventLog label="Stream" empty="No entry, no stream.">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </EventLog>
    </Panel>
  )
}
