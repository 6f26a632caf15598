import { describe, expect, it } from 'vitest'

import { LIMITS } from '../../../sample-runtime/protocol/messages'
import { readEvent, readMessage } from './guard'

const place = { file: 'src/store.ts', line: 1, column: 2 }

describe('readEvent', () => {
  it.each([
    { type: 'value', claim: 0, actual: '1', expected: '2', isExpected: false },
    { type: 'thrown', claim: 3, actual: 'no seat', isExpected: true },
    { type: 'thrown', claim: 3, isExpected: false },
    { type: 'printed', text: 'x', level: 'warn', place },
    { type: 'printed', text: '', level: 'log' },
    { type: 'printed', text: 'x', level: 'error', isWarning: true },
    { type: 'error', text: 'Error: x', place },
    { type: 'request', text: 'GET /menu 200' },
    { type: 'screen', text: '[Save]' },
    { type: 'server', conditions: { latency: 300, failureRate: 0.5, offline: false } },
    { type: 'ended', reason: 'too much output' },
    { type: 'ended', reason: 'too long', place },
  ])('gives back what a run says: $type', (event) => {
    expect(readEvent(event)).toEqual(event)
  })

  const VALUE = { type: 'value', claim: 0, actual: '1', expected: '2', isExpected: true }
  const CONDITIONS = { latency: 1, failureRate: 0, offline: false }
  it.each([
    ...[undefined, null, 'ended', [], {}, { type: '__proto__' }, { type: 'constructor', text: 'x' }],
    ...[-1, 1.5, Number.NaN, 2 ** 60, '0'].map((claim) => ({ ...VALUE, claim })),
    { ...VALUE, actual: 1 },
    { ...VALUE, isExpected: 'yes' },
    { ...VALUE, type: 'thrown', actual: {} },
    { type: 'printed', text: 'x', level: 'fatal' },
    ...[1, null, undefined, ['[Save]']].flatMap((text) =>
      ['printed', 'error', 'request', 'screen'].map((type) => ({ type, text, level: 'log' })),
    ),
    { type: 'server', conditions: { ...CONDITIONS, latency: Number.POSITIVE_INFINITY } },
    { type: 'server', conditions: { ...CONDITIONS, offline: 'no' } },
    { type: 'server' },
    { type: 'ended', reason: 'because' },
    { type: { toString: (): string => 'ended' }, reason: 'done' },
  ])('drops what no run says: %j', (event) => {
    expect(readEvent(event)).toBeUndefined()
  })

  it('leaves out what it does not know, and places that make no sense', () => {
    const strange = JSON.parse(
      '{ "type": "error", "text": "x", "__proto__": { "reason": "done" }, "html": "<b>" }',
    ) as unknown
    expect(Object.keys(readEvent(strange) ?? {})).toEqual(['type', 'text'])
    for (const line of [-1, 0.5, '1', Infinity, null]) {
      const event = { type: 'error', text: 'x', place: { ...place, line } }
      expect(readEvent(event)).toEqual({ type: 'error', text: 'x' })
    }
  })

  it('cuts texts', () => {
    const text = 'x'.repeat(LIMITS.text + 1)
    expect(readEvent({ type: 'request', text })).toEqual({ type: 'request', text: text.slice(1) })
  })
})

describe('readMessage', () => {
  const STORES = [{ store: 0, name: 'Seats', first: 0, last: 3, version: 0 }]
  it.each([
    { type: 'ready' },
    { type: 'started', run: 2 },
    { type: 'size', run: 2, height: 40 },
    { type: 'stores', run: 2, stores: STORES },
    { type: 'event', run: 2, event: { type: 'ended', reason: 'done' } },
  ])('gives back a message of the frame: $type', (message) => {
    expect(readMessage({ ...message, more: 1 })).toEqual(message)
  })

  it('reads an answer', () => {
    const answer = { id: 1, error: 'no' }
    expect(readMessage({ type: 'answer', run: 2, text: JSON.stringify(answer) })).toEqual({
      ...{ type: 'answer', run: 2, answer },
    })
  })

  it.each([
    'ready',
    { type: 'started' },
    { type: 'started', run: '2' },
    { type: 'event', run: 2 },
    { type: 'event', run: 2, event: { type: 'ended' } },
    { type: 'event', event: { type: 'ended', reason: 'done' } },
    { type: 'loaded', run: 1 },
    { type: 'stores', run: 1, stores: {} },
    { type: 'stores', run: 1, stores: [{ store: 0 }] },
    { type: 'answer', run: 1, text: '{' },
    { type: 'answer', run: 1, text: { length: 1 } },
    { type: 'answer', text: '{"id":1,"error":"no"}' },
  ])('drops %j', (message) => {
    expect(readMessage(message)).toBeUndefined()
  })
})
