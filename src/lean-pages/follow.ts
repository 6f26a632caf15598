import routesChunkNames from '@generated/routesChunkNames'
import type { ClientModule } from '@docusaurus/types'

import { loadFragments } from './fragments'

const contents = new Map(
  Object.entries(routesChunkNames as Record<string, { content?: string }>).map(([route, chunks]) => [
    route.replace(/-[^-]+$/, ''),
    chunks.content,
  ]),
)

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return
  const key = contents.get(location.pathname)
  if (key !== undefined) loadFragments(key)?.catch(() => undefined)
}
