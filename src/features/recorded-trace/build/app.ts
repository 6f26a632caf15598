// The app of the home page's trace: a slice, and an API slice whose server is an array.
import { configureStore, createSlice } from '@reduxjs/toolkit'
import type { Middleware, PayloadAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'

/** How long the server takes to answer, in milliseconds. */
const LATENCY = { getMenu: 240, addDrink: 180 }

const cart = createSlice({
  name: 'cart',
  initialState: { items: [] as string[] },
  reducers: {
    itemAdded(state, action: PayloadAction<string>) {
      state.items.push(action.payload)
    },
  },
})

export const { itemAdded } = cart.actions

function createMenuApi() {
  const menu = ['espresso']
  const after = async <Result>(milliseconds: number, result: () => Result) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return { data: result() }
  }
  return createApi({
    baseQuery: () => ({ data: undefined }),
    tagTypes: ['Menu'],
    endpoints: (build) => ({
      getMenu: build.query<string[], undefined>({
        queryFn: () => after(LATENCY.getMenu, () => [...menu]),
        providesTags: ['Menu'],
      }),
      addDrink: build.mutation<number, string>({
        queryFn: (drink) => after(LATENCY.addDrink, () => menu.push(drink)),
        invalidatesTags: ['Menu'],
      }),
    }),
  })
}

/** Makes the app's store. */
export function createApp(middleware: Middleware) {
  const menuApi = createMenuApi()
  const store = configureStore({
    reducer: { cart: cart.reducer, [menuApi.reducerPath]: menuApi.reducer },
    middleware: (getDefault) => getDefault().concat(menuApi.middleware, middleware),
  })
  return { store, menuApi }
}

export type App = ReturnType<typeof createApp>
