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

  it.each([
    undefined,
    null,
    'ended',
    [],
    {},
    { type: 'value', claim: -1, actual: '1', expected: '2', isExpected: true },
    { type: 'value', claim: 1.5, actual: '1', expected: '2', isExpected: true },
    { type: 'value', claim: Number.NaN, actual: '1', expected: '2', isExpected: true },
    { type: 'value', claim: 2 ** 60, actual: '1', expected: '2', isExpected: true },
    { type: 'value', claim: '0', actual: '1', expected: '2', isExpected: true },
    { type: 'value', claim: 0, actual: 1, expected: '2', isExpected: true },
    { type: 'value', claim: 0, actual: '1', expected: '2', isExpected: 'yes' },
    { type: 'thrown', claim: 0, actual: {}, isExpected: true },
    { type: 'printed', text: 'x', level: 'fatal' },
    { type: 'printed', text: 1, level: 'log' },
    { type: 'error', text: null },
    { type: 'request' },
    { type: 'screen', text: ['[Save]'] },
    { type: 'server', conditions: { latency: Number.POSITIVE_INFINITY, failureRate: 0, offline: false } },
    { type: 'server', conditions: { latency: 1, failureRate: 0, offline: 'no' } },
    { type: 'server' },
    { type: 'ended', reason: 'because' },
    { type: '__proto__' },
    { type: 'constructor', text: 'x' },
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
  it('reads the messages of the frame', () => {
    expect(readMessage({ type: 'ready', more: 1 })).toEqual({ type: 'ready' })
    expect(readMessage({ type: 'started', run: 2 })).toEqual({ type: 'started', run: 2 })
    const stores = [{ store: 0, name: 'Seats', first: 0, last: 3, version: 0 }]
    expect(readMessage({ type: 'stores', run: 2, stores })).toEqual({ type: 'stores', run: 2, stores })
    expect(readMessage({ type: 'answer', run: 2, text: '{"id":1,"error":"no"}' })).toEqual({
      type: 'answer',
      run: 2,
      answer: { id: 1, error: 'no' },
    })
    const event = { type: 'ended', reason: 'done' }
    expect(readMessage({ type: 'event', run: 2, event })).toEqual({ type: 'event', run: 2, event })
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
