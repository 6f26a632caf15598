import { createContext } from 'react'

/** Whether what is in it is only for screen readers now: then it has no tab stops. */
export const FoldContext = createContext(false)
