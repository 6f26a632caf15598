import { createContext } from 'react'

/** What the parts of a demo know of the frame around them. */
interface DemoFrame {
  /** The id of the element with the demo's title: parts of several demos on a page have names of their own with it. */
  titleId: string | undefined
  /** The reader is at work in this demo: only then it announces what happens in it. */
  operated: boolean
  /** The address of the page that explains errors. */
  errorsPage: string
}

/** Outside of a frame, in a test, there is one demo, and it is at work. */
export const FrameContext = createContext<DemoFrame>({
  titleId: undefined,
  operated: true,
  errorsPage: '/errors',
})
