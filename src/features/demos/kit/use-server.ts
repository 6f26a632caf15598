import { useSyncExternalStore } from 'react'

import type { Exchange } from '../../simulated-server/exchange-log'
import type { SimulatedServer } from '../../simulated-server/types'

/** The requests that were sent to a server; renders again whenever one begins or ends. */
export function useExchanges(server: SimulatedServer): readonly Exchange[] {
  return useSyncExternalStore(
    server.subscribe,
    () => server.exchanges,
    () => server.exchanges,
  )
}

/**
 * One of a server's conditions; renders again whenever it changes.
 *
 * @param read - for example `(server) => server.latency`
 */
export function useCondition<Value extends number | boolean | string | undefined>(
  server: SimulatedServer,
  read: (server: SimulatedServer) => Value,
): Value {
  const snapshot = (): Value => read(server)
  return useSyncExternalStore(server.subscribe, snapshot, snapshot)
}
