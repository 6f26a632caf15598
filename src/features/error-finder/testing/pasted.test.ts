import { describe, expect, it } from 'vitest'

import { LONGEST_INPUT, normalizeLines } from '../../error-messages/find/normalize'
import { findMessages, idsIn } from './finder'
import { PASTED, UNRELATED } from './fixtures/pasted'

describe('a pasted text', () => {
  it.each(PASTED)('leads to %s: %s', (id, text) => {
    expect(idsIn(text)[0]).toBe(id)
  })

  it.each(UNRELATED)('about something else leads nowhere: %s', (text) => {
    expect(findMessages(text)).toEqual({ kind: 'unknown' })
  })

  it.each(['', ' \n\t', '\u200b'])('without a letter is no question: %j', (text) => {
    expect(findMessages(text)).toEqual({ kind: 'none' })
  })

  it('with a number that this version lacks says so', () => {
    expect(
      findMessages('Minified Redux Toolkit error #10; visit https://redux-toolkit.js.org/Errors?code=10'),
    ).toEqual({
      kind: 'unlisted',
      code: 10,
    })
  })

  it('that is only a number means the one of Redux Toolkit first, and that of Redux after it', () => {
    expect(idsIn('7')).toEqual(['code-7', 'redux-7'])
  })

  it('with several errors shows them in their order, and what wraps another one last', () => {
    const wrapped =
      'An unhandled error occurred processing a request for the endpoint "getCart".\nIn the case of an'
    const text = `${wrapped}\nTypeError: Cannot assign to read only property 'a' of object '#<Object>'\nReducers may not dispatch actions.`
    expect(idsIn(text)).toEqual(['state-read-only', 'redux-9', 'request-threw'])
  })

  it.each([
    '.\nIn the case of an unhandled error, no tags will be "provided" or "invalidated". TypeError: ',
    '… ',
  ])('of RTK Query around what an engine says of any code leads to RTK Query first: %j', (between) => {
    const wrapper = 'An unhandled error occurred processing a request'
    const text = `${wrapper}${between}Cannot read properties of undefined (reading 'map')`
    expect(idsIn(text)).toEqual(['request-threw', 'data-undefined'])
  })

  it('in other words leads to candidates', () => {
    const findings = findMessages('non-serializable value detected in my state path')
    expect(findings.kind).toBe('similar')
    expect(findings.kind === 'similar' && findings.errors.map(({ id }) => id)).toContain(
      'non-serializable-state',
    )
  })

  it.each([
    ['non-serializable-state', 'A non-serializable value was detected in the state, in'],
    ['code-1', 'Uncaught Error: `reducer` is a required argument, and must be a'],
    ['code-36', 'When using custom hooks for context, all 3 hooks need to be prov'],
    ['redux-9', 'Reducers may'],
    ['state-read-only', 'TypeError: Cannot assign to read only'],
    ['ts-thunk-not-accepted', "src/a.ts(3,14): error TS2345: Argument of type 'AsyncThunkAction<Cart, st"],
  ])('that breaks off leads to %s only: %s', (id, text) => {
    const findings = findMessages(text)
    expect(findings.kind === 'similar' && findings.errors.map((error) => error.id)).toEqual([id])
  })

  it('that is only a number of the compiler leads to what it is reported with', () => {
    const findings = findMessages('TS2820')
    expect(findings.kind === 'similar' && findings.errors.map(({ id }) => id)).toEqual(['ts-tag-type'])
  })

  it('is read without the frames of its stack', () => {
    const pasted = 'TypeError: no\n    at f (src/a.ts:1:1)\n    at async g (src/b.ts:2:2)\nThe line behind it'
    expect(normalizeLines(pasted)).toEqual(['typeerror: no', 'the line behind it'])
  })

  it('is read up to a limit', () => {
    const late = `${'x '.repeat(LONGEST_INPUT / 2)} Reducers may not dispatch actions.`
    expect(findMessages(late)).toEqual({ kind: 'unknown' })
  })
})
