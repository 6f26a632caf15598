import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** The four entry points of the package, which of them builds on which, and the libraries that come along. */
export function PackageMap(): ReactNode {
  return (
    <Boxes
      title="Entry points of Redux Toolkit and what they build on"
      description="At the top, the entry point @reduxjs/toolkit/query/react, with hooks for React, builds on @reduxjs/toolkit/query, which is RTK Query for any user interface. That one and @reduxjs/toolkit/react, the core with a React version of one API, both build on the core entry point, @reduxjs/toolkit. The core builds on four libraries that are installed with it: redux, immer, reselect and redux-thunk."
      caption="Each arrow means “builds on”. The libraries in the last row are installed with the package."
      columns="minmax(0, 1fr) minmax(0, 1fr)"
    >
      <Box code label="@reduxjs/toolkit/query/react" detail="RTK Query with React hooks" />
      <Arrow column="1" />
      <Box column="1" code label="@reduxjs/toolkit/query" detail="RTK Query for any UI" />
      <Box code label="@reduxjs/toolkit/react" detail="core with a React extra" />
      <Arrow />
      <Arrow />
      <Box column="span 2" tone="act" code label="@reduxjs/toolkit" detail="core: store, slices, thunks" />
      <Arrow column="span 2" />
      <Box column="span 2" code label="redux, immer, reselect, redux-thunk" />
    </Boxes>
  )
}
