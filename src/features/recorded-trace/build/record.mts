// Runs the app for one second of simulated time, in a process of its own: `index.ts` starts it.
import { isDeepStrictEqual } from 'node:util'
import { isAction, type Middleware } from '@reduxjs/toolkit'
import { install } from '@sinonjs/fake-timers'

import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'
import { answerQuestions, readStartArgument } from '../../../lib/build/worker-process'
import type { Trace } from '../shared/trace'
import { createApp, itemAdded, type App } from './app'
import { describeEvent, type SeenState } from './describe-event'
import { getLanes, type RecordedAction } from './lanes'

const LENGTH = 1000

/** What the reader of the menu does, at which millisecond. */
const SCRIPT: ReadonlyArray<readonly [at: number, act: (app: App) => unknown]> = [
  [5, ({ store, menuApi }) => store.dispatch(menuApi.endpoints.getMenu.initiate(undefined))],
  [309, ({ store }) => store.dispatch(itemAdded('espresso'))],
  [390, ({ store, menuApi }) => store.dispatch(menuApi.endpoints.addDrink.initiate('flat white'))],
  [930, ({ store }) => store.dispatch(itemAdded('flat white'))],
]

answerQuestions(() => record(readStartArgument() as string))

async function record(siteDir: string): Promise<Trace> {
  const clock = install({ now: 0, shouldClearNativeTimers: true })
  const actions: RecordedAction[] = []
  // Keeps each action that changed what the trace shows; the library's own bookkeeping doesn't.
  const watch: Middleware = () => (next) => (action) => {
    const result = next(action)
    const state = seenState(app)
    const before = actions.at(-1)?.state
    if (isAction(action) && !isDeepStrictEqual(state, before)) actions.push({ at: clock.now, action, state })
    return result
  }
  const app = createApp(watch)
  for (const [at, act] of SCRIPT) clock.setTimeout(() => act(app), at)
  await clock.tickAsync(LENGTH)
  clock.uninstall()
  // The first moment is the store's own setup.
  const events = actions
    .slice(1)
    .map((recorded, index) => describeEvent(recorded, actions[index]?.state ?? recorded.state))
  return {
    version: readLibraryVersion(libraryDirectory(siteDir)),
    length: LENGTH,
    events: await Promise.all(events),
    lanes: getLanes(actions, LENGTH),
  }
}

/** The part of the state that the trace shows. */
function seenState({ store, menuApi }: App): SeenState {
  const state = store.getState()
  const { status, data } = menuApi.endpoints.getMenu.select(undefined)(state)
  const mutation = Object.values(state.api.mutations)[0]
  return {
    cart: state.cart,
    api: {
      getMenu: { status, ...(data === undefined ? {} : { data }) },
      ...(mutation === undefined ? {} : { addDrink: { status: mutation.status } }),
    },
  }
}
