import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** How buildCreateApi combines modules into an API slice. */
export function ApiModules(): ReactNode {
  return (
    <Diagram
      title="What buildCreateApi puts together"
      description="Three modules go into buildCreateApi, in this order: coreModule, reactHooksModule and a module of your own. The result is a createApi function. Each call of it makes an API slice. The core module adds its reducer, middleware, thunks and selectors; the hooks module adds the hooks; your own module adds what you want."
      caption="Every module sees every endpoint, those that are injected later included."
      width={480}
      height={290}
    >
      <Box x={8} y={10} width={132} height={56} code label="coreModule()" detail="first" />
      <Box x={152} y={10} width={176} height={56} code label="reactHooksModule()" detail="for React" />
      <Box x={340} y={10} width={132} height={56} label="your module" detail="if you need one" />
      <Arrow from={[74, 66]} to={[74, 110]} />
      <Arrow from={[240, 66]} to={[240, 110]} />
      <Arrow from={[406, 66]} to={[406, 110]} dashed />
      <Box x={8} y={110} width={464} height={44} accent code label="buildCreateApi(…)" />
      <Arrow from={[240, 154]} to={[240, 212]} />
      <Label x={252} y={188} align="start" text="your createApi" />
      <Box
        x={48}
        y={212}
        width={384}
        height={62}
        label="API slice"
        detail="reducer, middleware, thunks; hooks; your members"
      />
    </Diagram>
  )
}
