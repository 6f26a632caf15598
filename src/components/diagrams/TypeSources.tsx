import type { ReactNode } from 'react'
import { Arrow, Box, Diagram, Label } from './kit/Diagram'

/** Which file declares which type of a store, and who imports it as a type only. */
export function TypeSources(): ReactNode {
  return (
    <Diagram
      title="Where the types of a store come from"
      description="Values flow down: slices go into rootReducer.ts, which declares RootState, and that goes into store.ts, which declares AppDispatch. Middleware is passed to the store as a value and takes RootState from rootReducer.ts as a type only. Hooks, thunks and listeners take RootState and AppDispatch as types only."
      caption="Solid: values. Dashed: import type. A type is declared above everything that needs it."
      width={480}
      height={360}
    >
      <Box x={250} y={10} width={210} height={50} label="slices" detail="state and payloads" />
      <Arrow from={[355, 60]} to={[355, 96]} />
      <Box x={250} y={96} width={210} height={54} code accent label="rootReducer.ts" detail="RootState" />
      <Arrow from={[355, 150]} to={[355, 206]} />
      <Box x={250} y={206} width={210} height={54} code accent label="store.ts" detail="AppDispatch" />
      <Box x={20} y={120} width={150} height={54} label="middleware" detail="reads the state" />
      <Arrow from={[250, 123]} to={[170, 140]} dashed />
      <Arrow from={[95, 174]} via={[95, 233]} to={[250, 233]} />
      <Label x={172} y={225} text="into the store" />
      <Arrow from={[355, 260]} to={[355, 300]} dashed />
      <Box
        x={120}
        y={300}
        width={340}
        height={50}
        label="hooks, thunks, listeners"
        detail="typed once with withTypes"
      />
    </Diagram>
  )
}
