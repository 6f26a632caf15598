import { createApiDemo } from '../kit/api-demo'
import { createInvalidationWatch } from './invalidation-watch'
import { server } from './server'
import { ticketsApi } from './ticketsApi'

/** What one mounted demo is made of. */
export function createDemo() {
  const watch = createInvalidationWatch()
  return { ...createApiDemo(ticketsApi, server, watch.middleware), watch }
}
