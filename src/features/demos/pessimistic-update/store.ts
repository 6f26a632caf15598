import { createApiDemo } from '../kit/api-demo'
import { ordersApi } from './ordersApi'
import { server } from './server'
import { createWaitLog } from './wait-log'

/** What one mounted demo is made of. */
export function createDemo() {
  const log = createWaitLog()
  return { ...createApiDemo(ordersApi, server, log.middleware), log }
}
