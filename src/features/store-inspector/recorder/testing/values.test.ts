import { describe, expect, it } from 'vitest'

import { INSPECTOR_LIMITS } from '../../protocol/messages'
import { openRecorded, plain } from './open-recorded'

/** What the page gets of a state. */
async function stateAs(state: unknown): Promise<unknown> {
  const { rtk, after } = await openRecorded({}, 'production')
  rtk.configureStore({ reducer: () => state })
  return plain(await after(0))
}

class Seat {
  row = 4
}

const circular: Record<string, unknown> = { name: 'circle' }
circular.self = circular

const revoked = Proxy.revocable({}, {})
revoked.revoke()

describe('a state', () => {
  it.each([
    ['JSON', { a: [1, 'x', true, null] }, { a: [1, 'x', true, null] }],
    ['numbers', [Number.NaN, -0, Number.POSITIVE_INFINITY], ['NaN', '-0', 'Infinity']],
    ['other primitives', [undefined, 12n, Symbol('s')], ['undefined', '12n', 'Symbol(s)']],
    ['a bigint that takes long to write', 2n ** 300_000n, '[a long bigint]'],
    ['functions', [() => 1, function add() {}, Seat], ['[Function]', '[Function add]', '[Function Seat]']],
    ['dates', [new Date(0), new Date(Number.NaN)], ['1970-01-01T00:00:00.000Z', 'Invalid Date']],
    ['regular expressions', /a+/gi, '/a+/gi'],
    [
      'maps and sets',
      [new Map([['a', 1]]), new Set([5]), new Map([[{}, 1]])],
      [{ a: 1 }, { '0': 5 }, { '[Object]': 1 }],
    ],
    ['errors', Object.assign(new RangeError('no'), { code: 5 }), { message: 'no', code: 5 }],
    ['classes', new Seat(), { row: 4 }],
    ['symbols as keys', { [Symbol('k')]: 1 }, { 'Symbol(k)': 1 }],
    ['circles', circular, { name: 'circle', self: '[Circular]' }],
    ['what is there twice', ((one) => [one, one])({ a: 1 }), [{ a: 1 }, { a: 1 }]],
    ['holes', [, 1], ['[empty]', 1]], // eslint-disable-line no-sparse-arrays
    ['binary data', [new Uint8Array(1e7)], ['[Uint8Array]']],
    ['promises', Promise.resolve(1), {}],
    ['an object without prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['a proxy that was revoked', { draft: revoked.proxy }, { draft: '<Revoked Proxy>' }],
  ])('of %s is written', async (_name, state, expected) => {
    expect(await stateAs(state)).toEqual(expected)
  })

  it('calls no getter', async () => {
    const calls: string[] = []
    const state = {
      get now() {
        calls.push('get')
        throw new Error('got')
      },
      set later(value: number) {
        calls.push('set')
      },
      toJSON: () => calls.push('toJSON'),
      toString: () => calls.push('toString'),
      [Symbol.for('nodejs.util.inspect.custom')]: () => calls.push('inspect'),
      [Symbol.toPrimitive]: () => calls.push('primitive'),
    }
    expect(await stateAs(state)).toMatchObject({ now: '[Getter]', later: '[Setter]' })
    expect(calls).toEqual([])
  })

  it('with own keys of the language is written as it is', async () => {
    const { rtk, after } = await openRecorded({}, 'production')
    rtk.configureStore({ reducer: () => JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}') as unknown })
    expect(await after(0)).toEqual({
      kind: 'object',
      entries: [
        ['__proto__', { kind: 'object', entries: [['a', 1]] }],
        ['constructor', 2],
      ],
    })
  })

  it.each([
    ['deep', Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ inner }), 1)],
    ['long', { text: 'x'.repeat(5_000_000), escaped: '\u0000'.repeat(1_000_000) }],
    ['full of long texts', Array.from({ length: 3000 }, () => '\u0001'.repeat(3000))],
    [
      'full of long keys',
      Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`${'k'.repeat(5000)}${index}`, 1])),
    ],
    ['a big map', new Map(Array.from({ length: 100_000 }, (_, index) => [index, index]))],
  ])('that is %s is cut, and the answer is short enough', async (_name, state) => {
    const { rtk, recorder, ask } = await openRecorded({}, 'production')
    rtk.configureStore({ reducer: () => state })
    const text = await recorder.ask({ id: 1, ask: 'moment', store: 0, action: 0 })
    expect(text.length).toBeLessThanOrEqual(INSPECTOR_LIMITS.answer)
    const { after } = await ask({ ask: 'moment', store: 0, action: 0 })
    expect(JSON.stringify(after)).toMatch(/"more":\d|\[Object\]|…/)
  })

  it('leaves room for what comes behind something long', async () => {
    const state = { many: Array.from({ length: 100_000 }, (_, index) => ({ index })), few: { last: 1 } }
    expect(await stateAs(state)).toMatchObject({ few: { last: 1 } })
  })
})

describe('actions', () => {
  it.each([
    ['a getter', Object.defineProperty({ type: 'x' }, 'payload', { get: () => 1, enumerable: true })],
    ['a long type', { type: 'x'.repeat(10_000) }],
    ['a long payload', { type: 'x', payload: 'y'.repeat(100_000) }],
    ['strange parts', { type: 'x', meta: null, error: undefined, payload: [undefined] }],
    ['a status that no library has', { type: 'x', meta: { requestStatus: 'lost', requestId: {} } }],
  ])('with %s are rows', async (_name, action) => {
    const { rtk, rows, ask } = await openRecorded({}, 'production')
    const store = rtk.configureStore({ reducer: () => 0 })
    store.dispatch(action as never)
    const [, row] = await rows()
    expect(row?.type).toMatch(/^x+…?$/)
    expect(row?.preview.length).toBeLessThanOrEqual(INSPECTOR_LIMITS.preview)
    await ask({ ask: 'moment', store: 0, action: 1 })
  })
})
