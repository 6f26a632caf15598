import type { ReactNode } from 'react'
import clsx from 'clsx'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'

import styles from './home.module.css'

interface Tool {
  name: string
  to: string
  text: string
}

const CORE: readonly Tool[] = [
  { name: 'configureStore', to: '/api/configureStore', text: 'a store with thunks, DevTools and checks' },
  { name: 'createSlice', to: '/api/createSlice', text: 'state, reducers and actions in one place' },
  { name: 'createAsyncThunk', to: '/api/createAsyncThunk', text: 'asynchronous work, tracked by actions' },
  { name: 'createEntityAdapter', to: '/api/createEntityAdapter', text: 'items stored by id, with selectors' },
  { name: 'createSelector', to: '/api/createSelector', text: 'derived values, recomputed only when needed' },
  {
    name: 'createListenerMiddleware',
    to: '/api/createListenerMiddleware',
    text: 'code that runs after an action',
  },
  { name: 'combineSlices', to: '/api/combineSlices', text: 'one root reducer, with slices loaded later' },
]

const QUERY: readonly Tool[] = [
  { name: 'createApi', to: '/rtk-query/api/createApi', text: 'endpoints, and a hook for each' },
  {
    name: 'fetchBaseQuery',
    to: '/rtk-query/api/fetchBaseQuery',
    text: 'requests, headers, errors, timeouts',
  },
  { name: 'useQuery', to: '/rtk-query/api/created-api/hooks', text: 'cached data in a component' },
  { name: 'setupListeners', to: '/rtk-query/api/setupListeners', text: 'fresh data on focus and reconnect' },
  {
    name: 'injectEndpoints',
    to: '/rtk-query/api/created-api/code-splitting',
    text: 'endpoints in the files that use them',
  },
]

/** The parts of the package, each with a line on what it is for. */
export function Toolbox(): ReactNode {
  return (
    <section className={styles.toolbox}>
      <div>
        <Heading as="h2">Redux Toolkit</Heading>
        <Tools tools={CORE} />
      </div>
      <div>
        <Heading as="h2">RTK Query</Heading>
        <Tools tools={QUERY} />
      </div>
    </section>
  )
}

function Tools({ tools }: { tools: readonly Tool[] }): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.tools)}>
      {tools.map(({ name, to, text }) => (
        <li key={name}>
          <Link to={to}>
            <code>{name}</code>
          </Link>{' '}
          {text}
        </li>
      ))}
    </ul>
  )
}
