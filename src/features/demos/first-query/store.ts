import { createApiDemo } from '../kit/api-demo'
import { createTimeline } from '../kit/timeline'
import { server } from './server'
import type { Ticket } from './ticketsApi'
import { ticketsApi } from './ticketsApi'

/** What one mounted demo is made of. */
export function createDemo() {
  return {
    ...createApiDemo(ticketsApi, server),
    timeline: createTimeline<Ticket>(({ id }) => id),
  }
}
