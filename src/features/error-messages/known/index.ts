import type { KnownGroup } from '../known-error'
import { AROUND } from './around'
import { IMMER_ERRORS } from './immer'
import { JAVASCRIPT } from './javascript'
import { QUERY } from './query'
import { REACT } from './react'
import { REACT_REDUX, RESELECT } from './react-redux'
import { REDUX } from './redux'
import { TOOLKIT } from './toolkit'
import { TYPESCRIPT } from './typescript'
import { TYPESCRIPT_QUERY } from './typescript-query'

/** All errors and warnings without a number of Redux Toolkit that the site explains, in the order of the page. */
export const KNOWN_GROUPS: readonly KnownGroup[] = [
  { id: 'toolkit-messages', title: 'Redux Toolkit', errors: TOOLKIT },
  { id: 'query-messages', title: 'RTK Query', errors: QUERY },
  { id: 'redux-messages', title: 'Redux', errors: REDUX },
  { id: 'react-redux-messages', title: 'React-Redux and Reselect', errors: [...REACT_REDUX, ...RESELECT] },
  { id: 'immer-messages', title: 'Immer and frozen state', errors: IMMER_ERRORS },
  { id: 'typescript-messages', title: 'TypeScript', errors: [...TYPESCRIPT, ...TYPESCRIPT_QUERY] },
  { id: 'other-messages', title: 'React, browsers and Node', errors: [...AROUND, ...REACT, ...JAVASCRIPT] },
]
