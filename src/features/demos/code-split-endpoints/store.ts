import { createApiDemo } from '../kit/api-demo'
import { createBakeryApi } from './bakeryApi'
import { server } from './server'

/** What one mounted demo is made of. The API slice is its own: what is injected can't be taken out again. */
export function createDemo() {
  const api = createBakeryApi()
  return { ...createApiDemo(api, server), api }
}
