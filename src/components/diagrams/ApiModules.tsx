import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** How buildCreateApi combines modules into an API slice. */
export function ApiModules(): ReactNode {
  return (
    <Boxes
      title="What buildCreateApi puts together"
      description="Three modules go into buildCreateApi, in this order: coreModule, reactHooksModule and a module of your own. The result is a createApi function. Each call of it makes an API slice. The core module adds its reducer, middleware, thunks and selectors; the hooks module adds the hooks; your own module adds what you want."
      caption="Every module sees every endpoint, including those that are injected later."
      columns="repeat(3, minmax(0, 1fr))"
    >
      <Box code label="coreModule()" detail="first" />
      <Box code label="reactHooksModule()" detail="for React" />
      <Box label="your module" detail="if you need one" />
      <Arrow />
      <Arrow />
      <Arrow dashed />
      <Box column="span 3" tone="act" code label="buildCreateApi(…)" />
      <Arrow column="span 3" label="your createApi" />
      <Box column="span 3" label="API slice" detail="reducer, middleware, thunks; hooks; your members" />
    </Boxes>
  )
}
