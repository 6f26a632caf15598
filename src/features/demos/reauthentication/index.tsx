import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider, useDispatch, useSelector } from 'react-redux'

import { Button } from '../kit/Button'
import type { DemoDispatch } from '../kit/demo'
import { createDemo, useDemo } from '../kit/demo'
import kit from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { useCondition } from '../kit/ServerControls'
import { ActivityPanel } from '../kit/ActivityPanel'
import { RoomList } from './RoomList'
import styles from './reauthentication.module.css'
import { roomsApi, useLogInMutation } from './roomsApi'
import { endLogin, endRequests, expireSession, server } from './server'
import type { SessionState } from './session'
import { sessionSlice, tokenReceived } from './session'

const ROOMS = ['7', '8', '9'] as const
const LATE_ROOM = '12'

function createHotel() {
  const demo = createDemo({ api: roomsApi, server, reducer: { session: sessionSlice.reducer } })
  return {
    ...demo,
    dispose: () => {
      endRequests()
      demo.dispose()
    },
  }
}

/** Requests side by side, a key that expires, and one refresh for all of them. */
export default function Reauthentication(): ReactNode {
  const { store, recorder } = useDemo(createHotel)
  return (
    <Provider store={store}>
      <Panels>
        <RoomsPanel />
        <ServerPanel />
        <ActivityPanel recorder={recorder} depth={4} entries={2} />
      </Panels>
    </Provider>
  )
}

function RoomsPanel(): ReactNode {
  const dispatch = useDispatch<DemoDispatch>()
  const token = useSelector((state: { session: SessionState }) => state.session.token)
  const [late, setLate] = useState(false)
  const [logIn, { isLoading }] = useLogInMutation()
  const refetchAll = (): unknown => dispatch(roomsApi.util.invalidateTags(['Room']))
  async function enter(): Promise<void> {
    dispatch(tokenReceived((await logIn().unwrap()).token))
    refetchAll()
  }
  return (
    <Panel title={token === null ? 'App: signed out' : `App: signed in with ${token}`} paper>
      <div className={kit.row}>
        <Button disabled={token === null} onClick={refetchAll}>
          Refetch all
        </Button>
        <Button disabled={token === null} onClick={() => setLate(!late)}>
          {late ? 'Hide' : 'Show'} room {LATE_ROOM}
        </Button>
        <Button disabled={token !== null || isLoading} onClick={() => void enter()}>
          Log in
        </Button>
      </div>
      <div className={styles.rooms}>
        <RoomList ids={late ? [...ROOMS, LATE_ROOM] : ROOMS} />
      </div>
    </Panel>
  )
}

function ServerPanel(): ReactNode {
  const token = useCondition(server, (conditions) => conditions.token)
  return (
    <Panel title={`Server: accepts ${token}`}>
      <div className={kit.row}>
        <button type="button" onClick={expireSession}>
          Expire the session
        </button>
        <button type="button" onClick={endLogin}>
          End the login
        </button>
      </div>
      <p className={kit.quiet}>
        An expired session is renewed by <code>POST /session</code>. After the end of the login, that is
        refused, too.
      </p>
    </Panel>
  )
}
