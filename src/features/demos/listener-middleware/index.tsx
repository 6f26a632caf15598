import { useId } from 'react'
import type { ReactNode } from 'react'
import { createListenerMiddleware } from '@reduxjs/toolkit'
import { Provider, useDispatch, useSelector } from 'react-redux'

import { createDemo, room, useDemo } from '../kit/demo'
import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { ActivityPanel } from '../kit/ActivityPanel'
import { listenToSearch } from './searchListener'
import { canceled, searchSlice, typed } from './searchSlice'
import { server } from './server'

function createSearch() {
  let runs = 0
  const logOf = (text: string) => {
    const run = `Run ${(runs += 1)}, "${text}":`
    return (what: string) => demo.recorder.note(run, what)
  }
  const listening = createListenerMiddleware({ extra: { logOf } })
  listenToSearch(listening.startListening)
  const demo = createDemo({
    server,
    reducer: { search: searchSlice.reducer },
    middleware: listening.middleware,
  })
  return {
    ...demo,
    dispose: () => {
      listening.clearListeners()
      demo.dispose()
    },
  }
}

/** A search whose debounce, cancellation and child task are one listener's. */
export default function ListenerMiddleware(): ReactNode {
  const { store, recorder } = useDemo(createSearch)
  return (
    <Provider store={store}>
      <Panels>
        <Search />
        <ServerControls server={server} controls={['latency']} />
        <ActivityPanel recorder={recorder} depth={2} />
      </Panels>
    </Provider>
  )
}

const STATUS = {
  idle: 'Nothing is under way.',
  waiting: 'Waiting for you to finish…',
  searching: 'Searching…',
  'taking long': 'Still searching, this takes long…',
} as const

function Search(): ReactNode {
  const { text, status, found } = useSelector(searchSlice.selectSlice)
  const dispatch = useDispatch()
  const id = useId()
  return (
    <Panel title="Stations" paper>
      <div className={styles.row}>
        <label htmlFor={id}>Search</label>
        <input
          id={id}
          type="search"
          value={text}
          size={12}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => dispatch(typed(event.currentTarget.value))}
        />
        <button type="button" onClick={() => dispatch(canceled())}>
          Cancel
        </button>
      </div>
      <p role="status" className={styles.quiet}>
        {STATUS[status]}
      </p>
      <p className={styles.slot} style={room('3rem')}>
        {foundText(found)}
      </p>
    </Panel>
  )
}

function foundText(found: readonly string[] | null): string {
  if (found === null) return 'No stations yet.'
  return found.join(', ') || 'The search found no station.'
}
