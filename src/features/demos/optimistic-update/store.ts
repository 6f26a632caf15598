import { createApiDemo } from '../kit/api-demo'
import { bookingsApi } from './bookingsApi'
import { createChangeLog } from './change-log'
import { server } from './server'

/** What one mounted demo is made of. */
export function createDemo() {
  const log = createChangeLog()
  return { ...createApiDemo(bookingsApi, server, log.middleware), log }
}
