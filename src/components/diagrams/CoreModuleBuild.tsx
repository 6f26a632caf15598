import type { ReactNode } from 'react'
import { Column } from './kit/Column'
import { Diagram } from './kit/Diagram'

const STEPS = [
  { label: 'createApi(options)', detail: 'defaults, then your options', code: true },
  { label: 'context, then init of modules' },
  { label: 'buildSelectors', code: true, accent: true, aside: 'selectors' },
  { label: 'buildThunks', code: true, accent: true, aside: 'three thunks' },
  { label: 'buildSlice', code: true, accent: true, aside: 'reducer, actions' },
  { label: 'buildInitiate', code: true, accent: true, aside: 'initiate' },
  { label: 'buildMiddleware', code: true, accent: true, aside: 'middleware' },
  { label: 'reactHooksModule', code: true, aside: 'usePrefetch' },
  {
    label: 'injectEndpoints',
    detail: 'each endpoint, each module',
    code: true,
    aside: 'api.endpoints.x, hooks',
  },
]

/** The order in which `createApi` builds an API slice, and what each step hands to the later ones. */
export function CoreModuleBuild(): ReactNode {
  return (
    <Diagram
      title="What createApi builds, in order"
      description="createApi merges the defaults and creates the context. Then it runs the init of each module. The init of the core module calls five builders in this order: buildSelectors, which makes selectors; buildThunks, which makes three thunks from the selectors; buildSlice, which makes the reducer and the actions from the thunks; buildInitiate, which makes initiate; and buildMiddleware, which makes the middleware. Then the init of the hooks module runs. Finally injectEndpoints gives each endpoint definition to every module."
      caption="From top to bottom. Each builder receives what the ones above it made."
      width={480}
      height={642}
    >
      <Column x={20} y={10} width={250} height={46} gap={26} steps={STEPS} />
    </Diagram>
  )
}
