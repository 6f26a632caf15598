import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit'
import { canceled, finished, started, tookLong, typed } from './searchSlice'
import { server } from './server'

interface Extra {
  /** Makes the log of one run. */
  logOf: (text: string) => (what: string) => void
}

const typedOrCanceled = isAnyOf(typed, canceled)

export function listenToSearch(startListening: TypedStartListening<unknown, Dispatch, Extra>) {
  startListening({
    matcher: typedOrCanceled,
    effect: async (action, { cancelActiveListeners, delay, dispatch, extra, fork, pause, signal }) => {
      cancelActiveListeners()
      if (canceled.match(action)) return

      const log = extra.logOf(action.payload)
      try {
        log('waits 500 ms')
        await delay(500)

        log('searches')
        dispatch(started())
        fork(async (task) => {
          await task.delay(1000)
          log('its task reports that it takes long')
          dispatch(tookLong())
        })
        // The server runs in this page; yours needs no more than fetch.
        const url = `${server.baseUrl}/stations?start=${encodeURIComponent(action.payload)}`
        const response = await pause(server.fetch(url, { signal }))
        dispatch(finished((await pause(response.json())) as string[]))
        log('ends')
      } catch (error) {
        if (error instanceof TaskAbortError) log(`${error.name}: ${error.message}`)
        throw error
      }
    },
  })
}
