import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { RequestTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { OpenCount, TicketCard, TicketList } from './Screen'
import { server } from './server'
import { createDemo } from './store'
import own from './tag-invalidation.module.css'
import { InvalidatePanel, TagTable } from './TagTable'

const VIEWS: Readonly<Record<string, ReactNode>> = {
  'the list': <TicketList />,
  'T-101': <TicketCard id="T-101" />,
  'T-102': <TicketCard id="T-102" />,
  'the count': <OpenCount />,
}
const NAMES = Object.keys(VIEWS)

/** Four queries with tags, and buttons that invalidate them. */
export default function TagInvalidation(): ReactNode {
  const { store, watch } = useDemo(createDemo)
  const [shown, setShown] = useState<readonly string[]>(NAMES)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="On the screen" paper wide>
          <div className={styles.pair}>
            {NAMES.map((name) => (
              <div key={name} className={own.view}>
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
        <InvalidatePanel watch={watch} />
        <TagTable watch={watch} />
        <RequestTrace server={server} depth={5} />
      </Panels>
    </Provider>
  )
}
