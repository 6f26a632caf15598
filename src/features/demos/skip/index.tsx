import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { HookTimeline } from '../kit/HookTimeline'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { RequestTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { RoomCard } from './RoomCard'
import { server } from './server'
import own from './skip.module.css'
import { createDemo } from './store'

const CHOICES = [
  { name: 'None', id: null },
  { name: 'Attic', id: 'attic' },
  { name: 'Garden', id: 'garden' },
] as const

/** A query whose argument is not known at first. */
export default function Skip(): ReactNode {
  const { store, timeline } = useDemo(createDemo)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Meeting room" paper wide>
          <div className={styles.row} role="group" aria-label="Room">
            {CHOICES.map(({ name, id }) => (
              <button key={name} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
                {name}
              </button>
            ))}
          </div>
          <div className={own.room}>
            <RoomCard id={chosen} onRender={timeline.record} />
          </div>
        </Panel>
        <RequestTrace server={server} />
        <HookTimeline renders={timeline.renders} />
      </Panels>
    </Provider>
  )
}
