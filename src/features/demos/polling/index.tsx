import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { setupListeners } from '@reduxjs/toolkit/query'
import { Provider } from 'react-redux'

import { createDemo, room, useDemo } from '../kit/demo'
import kit from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ServerControls } from '../kit/ServerControls'
import { ActivityPanel } from '../kit/ActivityPanel'
import { listenTo } from './listenTo'
import { queueApi } from './queueApi'
import { QueueDisplay } from './QueueDisplay'
import { server } from './server'

/** A display keeps its height when its text takes a second line. */
const DISPLAY = room('5.75rem')

const OPTIONS = ['skipPollingIfUnfocused', 'refetchOnFocus', 'refetchOnReconnect'] as const
type Options = Record<(typeof OPTIONS)[number], boolean>

const NO_OPTIONS: Options = {
  skipPollingIfUnfocused: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
}

function createPolling() {
  const demo = createDemo({ api: queueApi, server })
  // Stands for the window: what happens to it, the reader says.
  const events = new EventTarget()
  const stopListening = setupListeners(demo.store.dispatch, listenTo(events))
  // How the store begins depends on the real window, which may be hidden while the page loads.
  events.dispatchEvent(new Event('shown'))
  events.dispatchEvent(new Event('online'))
  return {
    ...demo,
    events,
    dispose: () => {
      stopListening()
      demo.dispose()
    },
  }
}

/** Two subscribers that poll one entry, and a window that the reader leaves and comes back to. */
export default function Polling(): ReactNode {
  const { store, recorder, events } = useDemo(createPolling)
  const [options, setOptions] = useState(NO_OPTIONS)
  const [withPhone, setWithPhone] = useState(false)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Counter 3, on two displays" paper>
          <Display name="Hall" interval={5000} options={options} />
          <div className={kit.row}>
            <button type="button" onClick={() => setWithPhone(!withPhone)}>
              {withPhone ? 'Hide' : 'Show'} the phone
            </button>
          </div>
          <div className={kit.slot} style={DISPLAY}>
            {withPhone && <Display name="Phone" interval={2000} options={options} />}
          </div>
        </Panel>
        <div className={kit.column}>
          <WindowPanel events={events} options={options} onOptions={setOptions} />
          <ServerControls server={server} controls={['latency']} />
        </div>
        <ActivityPanel recorder={recorder} entries={1} />
      </Panels>
    </Provider>
  )
}

interface DisplayProps {
  name: string
  /** What it begins with, in milliseconds. */
  interval: number
  options: Options
}

function Display({ name, interval: initial, options }: DisplayProps): ReactNode {
  const id = useId()
  const [interval, setInterval] = useState(initial)
  return (
    <div className={kit.slot} style={DISPLAY}>
      <div className={kit.row}>
        <label htmlFor={id}>{name} polls</label>
        <select id={id} value={interval} onChange={(event) => setInterval(Number(event.currentTarget.value))}>
          <option value={0}>never</option>
          {[1, 2, 5, 10].map((seconds) => (
            <option key={seconds} value={seconds * 1000}>
              every {seconds} s
            </option>
          ))}
        </select>
      </div>
      <QueueDisplay counter="3" pollingInterval={interval} {...options} />
    </div>
  )
}

interface WindowPanelProps {
  events: EventTarget
  options: Options
  onOptions: (options: Options) => void
}

function WindowPanel({ events, options, onOptions }: WindowPanelProps): ReactNode {
  const [shown, setShown] = useState(true)
  const [online, setOnline] = useState(true)
  function show(next: boolean): void {
    setShown(next)
    events.dispatchEvent(new Event(next ? 'shown' : 'hidden'))
  }
  function connect(next: boolean): void {
    setOnline(next)
    server.change({ offline: !next })
    events.dispatchEvent(new Event(next ? 'online' : 'offline'))
  }
  return (
    <Panel title={`Simulated window: ${shown ? 'shown' : 'hidden'}, ${online ? 'online' : 'offline'}`}>
      <div className={kit.row}>
        <button type="button" onClick={() => show(!shown)}>
          {shown ? 'Leave the window' : 'Come back'}
        </button>
        <button type="button" onClick={() => connect(!online)}>
          {online ? 'Go offline' : 'Go online'}
        </button>
      </div>
      {OPTIONS.map((name) => (
        <label key={name} className={kit.switch}>
          <input
            type="checkbox"
            checked={options[name]}
            onChange={(event) => onOptions({ ...options, [name]: event.currentTarget.checked })}
          />
          <code>{name}</code>
        </label>
      ))}
    </Panel>
  )
}
