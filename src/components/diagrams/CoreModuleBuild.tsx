import type { ReactNode } from 'react'
import { Steps, type Step } from './kit/Steps'

const STEPS: readonly Step[] = [
  { label: 'createApi(options)', code: true, note: 'merges the defaults and your options' },
  { label: 'context', note: 'then the init of each module' },
  { label: 'buildSelectors', code: true, note: 'makes selectors', tone: 'act' },
  { label: 'buildThunks', code: true, note: 'makes three thunks', tone: 'act' },
  { label: 'buildSlice', code: true, note: 'makes the reducer and the actions', tone: 'act' },
  { label: 'buildInitiate', code: true, note: 'makes initiate', tone: 'act' },
  { label: 'buildMiddleware', code: true, note: 'makes the middleware', tone: 'act' },
  { label: 'reactHooksModule', code: true, note: 'makes usePrefetch' },
  {
    label: 'injectEndpoints',
    code: true,
    note: 'gives each endpoint to each module: api.endpoints.x, hooks',
  },
]

/** The order in which `createApi` builds an API slice, and what each step hands to the later ones. */
export function CoreModuleBuild(): ReactNode {
  return (
    <Steps
      title="What createApi builds, in order"
      description="createApi merges the defaults and creates the context. Then it runs the init of each module. The init of the core module calls five builders in this order: buildSelectors, which makes selectors; buildThunks, which makes three thunks from the selectors; buildSlice, which makes the reducer and the actions from the thunks; buildInitiate, which makes initiate; and buildMiddleware, which makes the middleware. Then the init of the hooks module runs. Finally injectEndpoints gives each endpoint definition to every module."
      caption="From top to bottom. Each builder of the core module, in violet, receives what the ones above it made."
      steps={STEPS}
    />
  )
}
