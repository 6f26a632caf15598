import { describe, expect, it } from 'vitest'

import type { Described } from '../../shared/described'
import { openRecorded } from './open-recorded'

/**
 * A program that can have a fault, with requests in it.
 *
 * @param earlier - how many requests of another entry come first
 */
async function run(isFaulty: boolean, earlier = 0) {
  const recorded = await openRecorded({ origin: Date.now() - 1000 })
  const { rtk, query, ask } = recorded
  const api = query.createApi({
    baseQuery: (arg: number) => ({ data: arg }),
    endpoints: (build) => ({ seat: build.query<number, number>({ query: (id) => id }) }),
  })
  const store = rtk.configureStore({
    reducer: {
      api: api.reducer,
      sum: (state: number | undefined = 0, action: { type: string }) =>
        action.type === 'added' ? state + (isFaulty ? 2 : 1) : state,
    },
    middleware: (get) => get().concat(api.middleware),
  })
  for (let count = 0; count < earlier; count += 1)
    await store.dispatch(api.endpoints.seat.initiate(1, { subscribe: false, forceRefetch: true }))
  const seat = store.dispatch(api.endpoints.seat.initiate(7))
  // Joins the request, with an id that no recorded action has.
  await Promise.all([seat, store.dispatch(api.endpoints.seat.initiate(7))])
  await new Promise((resolve) => setTimeout(resolve, 600))
  store.dispatch({ type: 'added' })
  seat.unsubscribe()
  return ask({ ask: 'snapshot', store: 0 })
}

describe('a snapshot of a run', () => {
  it('is the same for another run of the same program, whatever ids and times it has', async () => {
    expect(await run(false)).toEqual(await run(false))
  })

  it('gives a request the same name, whatever else was requested', async () => {
    const [one, two] = await Promise.all([run(false, 1), run(false, 2)])
    const subscribers = (state: Described) => JSON.stringify(state).match(/request of seat\(7\) \d/g)
    expect(subscribers(one.state)).toEqual(subscribers(two.state))
    expect(subscribers(one.state)).toContain('request of seat(7) 1')
  })

  it('says from which action on the states differ', async () => {
    const [right, wrong] = [await run(false), await run(true)]
    const texts = right.actions.map(({ text }) => text)
    expect(texts).toEqual(wrong.actions.map(({ text }) => text))
    expect(texts).toContain('api/executeQuery/pending seat(7)')
    const first = right.actions.findIndex(({ digest }, index) => digest !== wrong.actions[index]?.digest)
    expect(texts[first]).toBe('added')
  })
})
