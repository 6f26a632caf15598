import { describe, expect, it, vi } from 'vitest'

import { openRecorded, type Recorded } from './open-recorded'

const sum = (state: number | undefined = 0, action: { type: string; payload?: number }): number =>
  action.type === 'added' ? state + (action.payload ?? 1) : state
const added = (payload: number) => ({ type: 'added', payload })

async function open(more: Parameters<typeof openRecorded>[0] = {}) {
  const recorded: Recorded = await openRecorded(more)
  const store = recorded.rtk.configureStore({ reducer: sum })
  for (const payload of [1, 2, 4]) store.dispatch(added(payload))
  return { ...recorded, store }
}

describe('show', () => {
  it('gives the application the state as it was, and the present again', async () => {
    const { store, ask, recorder, isHalted } = await open()
    const seen: number[] = []
    store.subscribe(() => seen.push(store.getState()))
    await ask({ ask: 'show', store: 0, action: 2 })
    expect([store.getState(), isHalted(), recorder.summaries()[0]?.shown]).toEqual([3, true, 2])
    await ask({ ask: 'show', store: 0, action: 0 })
    await ask({ ask: 'show', store: 0 })
    expect([store.getState(), isHalted(), recorder.summaries()[0]?.shown]).toEqual([7, false, undefined])
    expect(seen).toEqual([3, 0, 7])
  })

  it('lets nothing change the past, and thunks run without effect', async () => {
    const { store, ask, rows } = await open()
    await ask({ ask: 'show', store: 0, action: 1 })
    expect(store.dispatch(added(9))).toEqual(added(9))
    store.dispatch((dispatch) => dispatch(added(9)))
    expect(store.getState()).toBe(1)
    await ask({ ask: 'show', store: 0 })
    expect(store.getState()).toBe(7)
    expect(await rows()).toHaveLength(4)
    store.dispatch(added(1))
    expect(store.getState()).toBe(8)
  })

  it('records nothing of a request that began for the past, also when it ends in the present', async () => {
    const { store, ask, rows } = await open()
    await ask({ ask: 'show', store: 0, action: 1 })
    const request = { requestId: 'r1', requestStatus: 'pending' }
    store.dispatch((dispatch) => dispatch({ type: 'load/pending', meta: request }))
    await ask({ ask: 'show', store: 0 })
    store.dispatch({ type: 'load/fulfilled', meta: { ...request, requestStatus: 'fulfilled' } })
    expect(await rows()).toHaveLength(4)
    store.dispatch({ type: 'load/pending', meta: { requestId: 'r2' } })
    expect(await rows()).toHaveLength(5)
  })

  it('holds time until the past of no store is shown', async () => {
    const { rtk, ask, isHalted } = await open()
    rtk.configureStore({ reducer: sum })
    await ask({ ask: 'show', store: 0, action: 1 })
    await ask({ ask: 'show', store: 1, action: 0 })
    await ask({ ask: 'show', store: 0 })
    expect(isHalted()).toBe(true)
    await ask({ ask: 'show', store: 1 })
    expect(isHalted()).toBe(false)
  })

  it('is refused without a screen, during a run, and for what isn’t there', async () => {
    const without = await open({ halt: undefined as never })
    await expect(without.ask({ ask: 'show', store: 0, action: 1 })).rejects.toThrow('Only a screen')
    const running = await open({ isOver: () => false })
    await expect(running.ask({ ask: 'show', store: 0, action: 1 })).rejects.toThrow('still running')
    const { ask, store } = await open()
    await expect(ask({ ask: 'show', store: 0, action: 44 })).rejects.toThrow('isn’t kept')
    await expect(ask({ ask: 'show', store: 5, action: 1 })).rejects.toThrow('no such store')
    expect(store.getState()).toBe(7)
  })
})

describe('switch', () => {
  it('computes again what follows, and tells the application', async () => {
    const { store, ask, rows, after, recorder } = await open()
    const listener = vi.fn()
    store.subscribe(listener)
    await ask({ ask: 'switch', store: 0, action: 2, isOff: true })
    expect([store.getState(), await after(2), await after(3)]).toEqual([5, 1, 5])
    expect((await rows()).map(({ isOff }) => isOff)).toEqual([false, false, true, false])
    expect(recorder.summaries()[0]?.version).toBe(1)
    await ask({ ask: 'switch', store: 0, action: 2, isOff: true })
    expect(listener).toHaveBeenCalledTimes(1)
    await ask({ ask: 'switch', store: 0, action: 2, isOff: false })
    expect(store.getState()).toBe(7)
    await expect(ask({ ask: 'switch', store: 0, action: 0, isOff: true })).rejects.toThrow('makes the state')
  })

  it('changes the past that is shown, too', async () => {
    const { store, ask } = await open()
    await ask({ ask: 'show', store: 0, action: 2 })
    await ask({ ask: 'switch', store: 0, action: 1, isOff: true })
    expect(store.getState()).toBe(2)
    await ask({ ask: 'show', store: 0 })
    expect(store.getState()).toBe(6)
  })

  it('calls reducers where nobody sees what they print', async () => {
    let isQuiet = false
    const calls: boolean[] = []
    const recorded = await openRecorded({
      quietly(call) {
        isQuiet = true
        const result = call()
        isQuiet = false
        return result
      },
    })
    const store = recorded.rtk.configureStore({
      reducer: (state: number | undefined = 0) => {
        calls.push(isQuiet)
        return state + 1
      },
    })
    store.dispatch({ type: 'a' })
    store.dispatch({ type: 'b' })
    calls.length = 0
    await recorded.ask({ ask: 'switch', store: 0, action: 1, isOff: true })
    expect(calls).toEqual([true])
  })
})

describe('replace', () => {
  it('computes again what follows from another action, and takes that back', async () => {
    const { store, ask, rows, after } = await open()
    await ask({ ask: 'replace', store: 0, action: 2, text: "{ type: 'added', payload: 10 }" })
    expect([store.getState(), await after(2), await after(3)]).toEqual([15, 11, 15])
    expect((await rows()).map(({ preview, isEdited }) => [preview, isEdited])[2]).toEqual(['10', true])
    await ask({ ask: 'replace', store: 0, action: 2, text: "{ type: 'added', payload: 20 }" })
    await ask({ ask: 'replace', store: 0, action: 2 })
    expect([store.getState(), (await rows())[2]?.isEdited]).toEqual([7, undefined])
  })

  it.each([
    [2, '5', 'no action'],
    [2, '{ type: ', 'Unexpected token'],
    [0, "{ type: 'added' }", 'makes the state'],
    [44, "{ type: 'added' }", 'isn’t kept'],
  ])('of action %i by %s is refused', async (action, text, message) => {
    const { store, ask } = await open()
    await expect(ask({ ask: 'replace', store: 0, action, text })).rejects.toThrow(message)
    expect(store.getState()).toBe(7)
  })
})

describe('dispatch', () => {
  it('evaluates what was typed, and lets time go on', async () => {
    const goOn = vi.fn()
    const { store, ask, rows } = await open({ goOn })
    await ask({ ask: 'dispatch', store: 0, text: "{ type: 'added', payload: 3 } // three" })
    await ask({ ask: 'dispatch', store: 0, text: "(dispatch) => dispatch({ type: 'added', payload: 1 })" })
    expect([store.getState(), (await rows()).length]).toEqual([11, 6])
    expect(goOn).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['{ type: 5 }', 'Action "type" property must be a string'],
    ['{}', 'may not have an undefined "type" property'],
    ['"added"', 'Actions must be plain objects'],
    ['{ type: ', 'Unexpected token'],
    ['nothing.there', 'nothing is not defined'],
    ['', 'Unexpected token'],
  ])('of %s gives the error of who refuses it', async (text, message) => {
    const { ask, store } = await open()
    await expect(ask({ ask: 'dispatch', store: 0, text })).rejects.toThrow(message)
    expect(store.getState()).toBe(7)
  })

  it('is refused in the past', async () => {
    const { ask } = await open()
    await ask({ ask: 'show', store: 0, action: 1 })
    await expect(ask({ ask: 'dispatch', store: 0, text: "{ type: 'added' }" })).rejects.toThrow(
      'Go back to now',
    )
  })
})
