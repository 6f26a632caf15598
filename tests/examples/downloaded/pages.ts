/** A page with a block that prints, and whose values are in its comments; also of a file beside it. */
export const PLAIN = `
\`\`\`ts title="src/cart.ts"
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const cart = createSlice({
  name: 'cart',
  initialState: [] as string[],
  reducers: {
    added(items, action: PayloadAction<string>) {
      items.push(action.payload)
    },
  },
})
\`\`\`

\`\`\`ts title="src/main.ts" run
import { configureStore } from '@reduxjs/toolkit'
import { cart } from './cart'

const store = configureStore({ reducer: cart.reducer })
store.dispatch(cart.actions.added('tea'))
store.getState() // → ['tea']
console.log('The cart has', store.getState().length)
store.getState().push('milk') // throws object is not extensible
\`\`\`
`

const MENU_API = `
\`\`\`ts title="src/cafeApi.ts"
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export const cafeApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'https://cafe.example/api' }),
  endpoints: (build) => ({ getMenu: build.query<string[], void>({ query: () => '/menu' }) }),
})
export const { useGetMenuQuery } = cafeApi
\`\`\`

\`\`\`ts title="src/store.ts" setup
import { configureStore } from '@reduxjs/toolkit'
import { cafeApi } from './cafeApi'

export const store = configureStore({
  reducer: { [cafeApi.reducerPath]: cafeApi.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(cafeApi.middleware),
})
\`\`\`
`

/** A page with a block whose requests a simulated server answers. */
export const WITH_SERVER = `${MENU_API}
\`\`\`ts run server="cafe"
import { server } from 'simulated-server'
import { cafeApi } from './cafeApi'
import { store } from './store'

const { data } = await store.dispatch(cafeApi.endpoints.getMenu.initiate())
data // → ['espresso', 'flat white']
server.requests.length // → 1
\`\`\`
`.replace('title="src/cafeApi.ts"', 'title="src/cafeApi.ts" setup')

/** A page with a component, and the proof that renders it. */
export const COMPONENT = `${MENU_API.replace('title="src/cafeApi.ts"', 'title="src/cafeApi.ts" setup')}
\`\`\`tsx title="src/Menu.tsx"
import { useGetMenuQuery } from './cafeApi'

export function Menu() {
  const { data = [] } = useGetMenuQuery()
  return <p>Today: {data.join(', ')}</p>
}
\`\`\`

\`\`\`tsx title="src/Menu.test.tsx" dom proof server="cafe"
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { Menu } from './Menu'
import { store } from './store'

render(
  <Provider store={store}>
    <Menu />
  </Provider>,
)
const line = await screen.findByText(/espresso/)
line.textContent // → 'Today: espresso, flat white'
\`\`\`
`

/** A page with a component that is only exported, and its store that isn't. */
export const EXPORTED = `
\`\`\`tsx title="src/App.tsx" dom
import { configureStore } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

const store = configureStore({ reducer: { cups: () => 2 } })
console.log('A store of', Object.keys(store.getState()).join())

export default function App() {
  const cups = useSelector((state: { cups: number }) => state.cups)
  return <p>{cups} cups</p>
}
\`\`\`
`

/** A page with a function, and the proof that waits for it for longer than a test has time. */
export const WITH_TEST = `
\`\`\`ts title="src/reminder.ts"
export const remind = (minutes: number) =>
  new Promise<Date>((resolve) => setTimeout(() => resolve(new Date()), minutes * 60_000))
\`\`\`

\`\`\`ts title="src/reminder.test.ts" run proof
import { remind } from './reminder'

const date = await remind(10)
date.toISOString().slice(0, 15) // → '2026-01-01T00:1'
\`\`\`
`

/** A page with a live demo. */
export const DEMO = '<LiveDemo name="cache-lifetime" />\n'
