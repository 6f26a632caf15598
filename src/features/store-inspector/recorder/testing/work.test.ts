import { describe, expect, it } from 'vitest'

import type { Work } from '../work'
import { openRecorded } from './open-recorded'

const PLACE = { file: 'List.tsx', line: 7, column: 1 }
const list = (...causes: Work['causes']): Work => ({
  kind: 'component',
  name: '<List>',
  place: PLACE,
  causes,
})

async function open() {
  const recorded = await openRecorded({ getPlaceOf: () => PLACE }, 'production')
  const { rtk, recorder, ask } = recorded
  const store = rtk.configureStore({ reducer: (state: number | undefined = 0) => state + 1 })
  return {
    ...recorded,
    store,
    render: (...causes: Work['causes']) => recorder.addWork(list(...causes)),
    after: (action: number) => ask({ ask: 'moment', store: 0, action }),
  }
}

describe('what rendered', () => {
  it.each([
    [
      'a property that differs',
      { isFetching: true, data: 1 },
      { isFetching: false, data: 1 },
      'changed: isFetching: true → false',
    ],
    ['values', 1, 2, 'changed: 1 → 2'],
    ['equal content', [{ id: 1 }], [{ id: 1 }], 'is a new reference with equal content: [{ id: 1 }]'],
    ['functions', () => 1, () => 1, 'is a new function'],
    [
      'a request’s own data',
      { requestId: 'a', status: 'pending' },
      { requestId: 'b', status: 'fulfilled' },
      "changed: status: 'pending' → 'fulfilled'",
    ],
  ])('is told with %s', async (_name, before, later, text) => {
    const { store, render, after } = await open()
    store.dispatch({ type: 'a' })
    render({ kind: 'store', before, after: later })
    const [note] = (await after(1)).work ?? []
    expect(note).toMatchObject({
      name: '<List>',
      causes: [`what it reads from a store ${text}`],
      place: PLACE,
    })
    expect(note?.isWasteful).toBe(/new (?:reference|function)/.test(text))
  })

  it('belongs to the last action before; others say where the next ones are', async () => {
    const { store, render, after } = await open()
    render({ kind: 'first' })
    store.dispatch({ type: 'a' })
    store.dispatch({ type: 'b' })
    render({ kind: 'parent', name: '<App>' })
    expect((await after(0)).work?.[0]?.causes).toEqual(['it came onto the screen'])
    expect(await after(1)).toMatchObject({ work: [], nextWork: 2 })
    expect((await after(2)).work?.[0]?.causes).toEqual(['its parent <App> rendered'])
  })

  it('isn’t what the reader has caused by showing another state', async () => {
    const { store, render, after, ask } = await open()
    store.dispatch({ type: 'a' })
    await ask({ ask: 'switch', store: 0, action: 1, isOff: true })
    render({ kind: 'first' })
    expect((await after(1)).work).toEqual([])
    store.dispatch({ type: 'b' })
    render({ kind: 'first' })
    expect((await after(2)).work).toHaveLength(1)
  })
})

describe('a selector that is computed', () => {
  it('says which of its inputs changed, and which only got another reference', async () => {
    const { rtk, store, after } = await open()
    const select = rtk.createSelector(
      (state: { list: number[]; word: string }) => state.list.filter((item) => item > 1),
      (state: { word: string }) => state.word,
      (items, word) => `${word} ${items.length}`,
    )
    const held = { list: [1, 2], word: 'has' }
    store.dispatch({ type: 'a' })
    select(held)
    store.dispatch({ type: 'b' })
    select({ ...held })
    store.dispatch({ type: 'c' })
    select({ ...held, word: 'had' })
    const told = await Promise.all([1, 2, 3].map(async (id) => (await after(id)).work?.[0]))
    expect(told.map((note) => note?.causes)).toEqual([
      ['it was computed for the first time'],
      [
        'its input (state) => state.list.filter((item) => item > 1) is a new reference with equal content: [2]',
      ],
      [
        'its input (state) => state.list.filter((item) => item > 1) is a new reference with equal content: [2]',
        "its input (state) => state.word changed: 'has' → 'had'",
      ],
    ])
    expect(told.map((note) => note?.isWasteful)).toEqual([false, true, false])
    store.dispatch({ type: 'd' })
    rtk.createSelector((other: { word: string }) => other.word, String)(held)
    expect((await after(4)).work?.[0]?.causes).toEqual([
      'the selector was made anew, so there was no earlier result',
    ])
  })
})
