import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { createDemo, room, useDemo } from '../kit/demo'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ActivityPanel } from '../kit/ActivityPanel'
import { InvalidateButtons } from './InvalidateButtons'
import { OpenCount, TicketCard, TicketList } from './Screen'
import { server } from './server'
import { ticketsApi } from './ticketsApi'

const VIEWS: Readonly<Record<string, ReactNode>> = {
  'the list': <TicketList />,
  'T-101': <TicketCard id="T-101" />,
  'T-102': <TicketCard id="T-102" />,
  'the count': <OpenCount />,
}
const NAMES = Object.keys(VIEWS)
/** A name and a line below it, which come and go. */
const VIEW = room('3.75rem')

/** Four queries with tags, and buttons that invalidate them. */
export default function TagInvalidation(): ReactNode {
  const { store, recorder } = useDemo(() => createDemo({ api: ticketsApi, server }))
  const [shown, setShown] = useState<readonly string[]>(NAMES)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="On the screen" paper wide>
          <div className={styles.pair}>
            {NAMES.map((name) => (
              <div key={name} className={styles.slot} style={VIEW}>
                <label className={styles.switch}>
                  <input
                    type="checkbox"
                    checked={shown.includes(name)}
                    onChange={({ currentTarget }) =>
                      setShown(
                        currentTarget.checked ? [...shown, name] : shown.filter((other) => other !== name),
                      )
                    }
                  />
                  Show {name}
                </label>
                {shown.includes(name) && VIEWS[name]}
              </div>
            ))}
          </div>
        </Panel>
        <Panel title="Invalidate a tag" wide>
          <div className={styles.row} role="group" aria-label="Invalidate a tag">
            <InvalidateButtons />
          </div>
        </Panel>
        <ActivityPanel recorder={recorder} depth={4} entries={4} />
      </Panels>
    </Provider>
  )
}
