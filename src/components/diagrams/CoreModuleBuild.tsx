import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

const STEPS = [
  { label: 'buildSelectors', gives: 'selectors' },
  { label: 'buildThunks', gives: 'three thunks' },
  { label: 'buildSlice', gives: 'reducer, actions' },
  { label: 'buildInitiate', gives: 'initiate' },
  { label: 'buildMiddleware', gives: 'middleware' },
] as const

const TOP = 154
const PITCH = 72

/** The order in which `createApi` builds an API slice, and what each step hands to the later ones. */
export function CoreModuleBuild(): ReactNode {
  const afterInit = TOP + STEPS.length * PITCH
  return (
    <Diagram
      title="What createApi builds, in order"
      description="createApi merges the defaults and creates the context. Then it runs the init of each module. The init of the core module calls five builders in this order: buildSelectors, which makes selectors; buildThunks, which makes three thunks from the selectors; buildSlice, which makes the reducer and the actions from the thunks; buildInitiate, which makes initiate; and buildMiddleware, which makes the middleware. Then the init of the hooks module runs. Finally injectEndpoints gives each endpoint definition to every module."
      caption="From top to bottom. Each builder receives what the ones above it made."
      width={480}
      height={afterInit + 146}
    >
      <Box
        x={20}
        y={10}
        width={250}
        height={54}
        code
        label="createApi(options)"
        detail="defaults, then your options"
      />
      <Arrow from={[145, 64]} to={[145, 84]} />
      <Box x={20} y={84} width={250} height={44} label="context, then init of modules" />
      <Arrow from={[145, 128]} to={[145, TOP]} />
      {STEPS.map(({ label, gives }, index) => {
        const y = TOP + index * PITCH
        return (
          <g key={label}>
            <Box x={40} y={y} width={210} height={46} code accent label={label} />
            <Arrow from={[250, y + 23]} to={[318, y + 23]} dashed />
            <Label x={328} y={y + 28} align="start">
              {gives}
            </Label>
            <Arrow from={[145, y + 46]} to={[145, y + PITCH]} />
          </g>
        )
      })}
      <Box x={20} y={afterInit} width={250} height={46} code label="reactHooksModule" />
      <Arrow from={[270, afterInit + 23]} to={[318, afterInit + 23]} dashed />
      <Label x={328} y={afterInit + 28} align="start">
        usePrefetch
      </Label>
      <Arrow from={[145, afterInit + 46]} to={[145, afterInit + 76]} />
      <Box
        x={20}
        y={afterInit + 76}
        width={250}
        height={60}
        code
        label="injectEndpoints"
        detail="each endpoint, each module"
      />
      <Arrow from={[270, afterInit + 106]} to={[318, afterInit + 106]} dashed />
      <Label x={328} y={afterInit + 102} align="start">
        api.endpoints.x
      </Label>
      <Label x={328} y={afterInit + 120} align="start">
        and hooks
      </Label>
    </Diagram>
  )
}
