import { ordersApi } from './ordersApi'
import type { Order } from './ordersApi'

/** The same mutation, which invalidates instead of writing. */
export const refetchApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    setBoxesAndRefetch: build.mutation<Order, Pick<Order, 'id' | 'boxes'>>({
      query: ({ id, boxes }) => ({ url: `orders/${id}`, method: 'PATCH', body: { boxes } }),
      invalidatesTags: (_order, error) => (error ? [] : ['Order']),
    }),
  }),
})

export const { useSetBoxesAndRefetchMutation } = refetchApi
