import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** Which file declares which type of a store, and who imports it as a type only. */
export function TypeSources(): ReactNode {
  return (
    <Boxes
      title="Where the types of a store come from"
      description="Values flow down: slices go into rootReducer.ts, which declares RootState, and that goes into store.ts, which declares AppDispatch. Middleware is passed to the store as a value and takes RootState from rootReducer.ts as a type only. Hooks, thunks and listeners take RootState and AppDispatch as types only."
      caption="Solid: values. Dashed: import type. A type is declared above everything that needs it."
      columns="minmax(0, 1fr) minmax(0, 1fr)"
    >
      <Box column="span 2" label="slices" detail="state and payloads" />
      <Arrow column="span 2" />
      <Box
        column="span 2"
        tone="act"
        code
        label="rootReducer.ts"
        detail={
          <>
            declares <code>RootState</code>
          </>
        }
      />
      <Arrow column="1" row="4 / 7" />
      <Arrow column="2" row="4" dashed label="RootState" />
      <Box column="2" row="5" label="middleware" detail="reads the state" />
      <Arrow column="2" row="6" label="into the store" />
      <Box
        column="span 2"
        tone="act"
        code
        label="store.ts"
        detail={
          <>
            declares <code>AppDispatch</code>
          </>
        }
      />
      <Arrow column="span 2" dashed label="RootState, AppDispatch" />
      <Box column="span 2" label="hooks, thunks, listeners" detail="typed once, with withTypes" />
    </Boxes>
  )
}
