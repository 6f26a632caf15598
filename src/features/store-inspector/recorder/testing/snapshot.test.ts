import { describe, expect, it } from 'vitest'

import { openRecorded } from './open-recorded'

/** A program that can have a fault, with a request in it. */
async function run(isFaulty: boolean) {
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
  const seat = store.dispatch(api.endpoints.seat.initiate(7))
  await seat
  store.dispatch({ type: 'added' })
  seat.unsubscribe()
  return ask({ ask: 'snapshot', store: 0 })
}

describe('a snapshot of a run', () => {
  it('is the same for another run of the same program, whatever ids and times it has', async () => {
    expect(await run(false)).toEqual(await run(false))
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
