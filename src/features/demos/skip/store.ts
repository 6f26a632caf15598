import { createApiDemo } from '../kit/api-demo'
import { createTimeline } from '../kit/timeline'
import { server } from './server'
import type { Room } from './roomsApi'
import { roomsApi } from './roomsApi'

/** What one mounted demo is made of. */
export function createDemo() {
  return {
    ...createApiDemo(roomsApi, server),
    timeline: createTimeline<Room>(({ id }) => id),
  }
}
