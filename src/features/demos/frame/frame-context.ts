import { createContext } from 'react'

/** Data that the frame of a demo gives to its parts. */
interface DemoFrame {
  /** The id of the element with the demo's title: parts of several demos on a page have names of their own with it. */
  titleId: string | undefined
  /** Whether the reader is using this demo: only then it announces its events. */
  operated: boolean
}

/** The default outside of a frame, in tests: the one demo is in use. */
export const FrameContext = createContext<DemoFrame>({
  titleId: undefined,
  operated: true,
})
