import { configureStore } from '@reduxjs/toolkit'
import type { Middleware, ReducersMapObject, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'

import type { SimulatedServer } from '../../simulated-server/types'
import type { ApiSlice, Recorder } from './recorder'
import { createRecorder } from './recorder'

interface DemoOptions {
  api?: ApiSlice
  server?: SimulatedServer
  /** The reducers beside that of the API slice. */
  reducer?: ReducersMapObject
  /** In front of the library's own. */
  middleware?: Middleware
}

/** Makes the store of a demo and what records it. `dispose` ends requests and timers, and restores the server. */
export function createDemo({ api, server, reducer, middleware }: DemoOptions) {
  const recorder = createRecorder(server, api)
  const own: readonly Middleware[] = api ? [api.middleware] : []
  const store = configureStore({
    reducer: { ...reducer, ...(api && { [api.reducerPath]: api.reducer }) },
    middleware: (getDefault) =>
      getDefault()
        .prepend(...(middleware ? [middleware] : []))
        .concat(...own, recorder.middleware),
  })
  return {
    store,
    recorder,
    dispose: () => {
      if (api) store.dispatch(api.util.resetApiState())
      server?.reset()
    },
  }
}

/** The height of a `slot` of the kit, as its style. */
export const room = (height: string) => ({ '--room': height }) as CSSProperties

/** How the store of a demo dispatches. */
export type DemoDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

interface Parts {
  store: Store
  recorder: Recorder
  dispose: () => void
}

/**
 * Makes the store of a demo when the demo is mounted, so that each has its own, records it, and ends it with the demo.
 *
 * @param create - makes the store and what belongs to it
 */
export function useDemo<Made extends Parts>(create: () => Made): Made {
  const [parts] = useState(create)
  useEffect(() => {
    const stop = parts.recorder.start(parts.store)
    return () => {
      stop()
      parts.dispose()
    }
  }, [parts])
  return parts
}
