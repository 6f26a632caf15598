import type { ReactNode } from 'react'
import { Arrow, Box, Diagram } from './kit/Diagram'

/** The four entry points of the package, which of them builds on which, and the libraries that come along. */
export function PackageMap(): ReactNode {
  return (
    <Diagram
      title="Entry points of Redux Toolkit and what they build on"
      description="At the top, the entry point @reduxjs/toolkit/query/react, with hooks for React, builds on @reduxjs/toolkit/query, which is RTK Query for any user interface. That one and @reduxjs/toolkit/react, the core with a React version of one API, both build on the core entry point, @reduxjs/toolkit. The core builds on four libraries that are installed with it: redux, immer, reselect and redux-thunk."
      caption="Each arrow means “builds on”. The bottom row is installed with the package."
      width={480}
      height={370}
    >
      <Box
        x={6}
        y={10}
        width={250}
        height={56}
        code
        label="@reduxjs/toolkit/query/react"
        detail="RTK Query with React hooks"
      />
      <Arrow from={[131, 66]} to={[131, 106]} />
      <Box
        x={6}
        y={106}
        width={250}
        height={56}
        code
        label="@reduxjs/toolkit/query"
        detail="RTK Query for any UI"
      />
      <Box
        x={270}
        y={106}
        width={204}
        height={56}
        code
        label="@reduxjs/toolkit/react"
        detail="core with a React extra"
      />
      <Arrow from={[180, 162]} to={[180, 202]} />
      <Arrow from={[330, 162]} to={[330, 202]} />
      <Box
        x={115}
        y={202}
        width={250}
        height={56}
        accent
        code
        label="@reduxjs/toolkit"
        detail="core: store, slices, thunks"
      />
      <Arrow from={[150, 258]} viaY={280} to={[60, 308]} />
      <Arrow from={[210, 258]} viaY={280} to={[180, 308]} />
      <Arrow from={[270, 258]} viaY={280} to={[300, 308]} />
      <Arrow from={[330, 258]} viaY={280} to={[420, 308]} />
      <Box x={6} y={308} width={108} height={48} code label="redux" />
      <Box x={126} y={308} width={108} height={48} code label="immer" />
      <Box x={246} y={308} width={108} height={48} code label="reselect" />
      <Box x={366} y={308} width={108} height={48} code label="redux-thunk" />
    </Diagram>
  )
}
