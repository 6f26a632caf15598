import { inspect, isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'

import { createClaims, type Claims, type Outcome } from './claims.mjs'
import { createTexts } from './texts.mjs'

async function outcomeOf(reach: (claims: Claims) => unknown): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const texts = createTexts(inspect)
  const report = (outcome: Outcome) => outcomes.push(outcome)
  await reach(createClaims({ isEqual: isDeepStrictEqual, texts, report }))
  return outcomes
}

const fail = (error: unknown) => () => {
  throw error
}

test('A value is compared as the host compares.', async () => {
  expect(await outcomeOf((claims) => claims.equals(0, { a: 1 }, { a: 1 }))).toMatchObject([
    { isExpected: true },
  ])
  expect(await outcomeOf((claims) => claims.equals(0, { a: 1 }, { a: 2 }))).toMatchObject([
    { isExpected: false },
  ])
})

test.each([
  ['an error', new Error('Row 4 is closed'), true],
  ['an object with a message', { message: 'Row 4 is closed' }, true],
  ['a text', 'Row 4', true],
  ['another error', new Error('Row 5 is closed'), false],
  ['a number', 4, false],
])('What is thrown must have the text in its message: %s', async (_what, error, isExpected) => {
  const outcome = { claim: 0, kind: 'threw', error, isExpected }
  expect(await outcomeOf((claims) => claims.throws(0, 'Row 4', fail(error)))).toEqual([outcome])
  const reject = async () => Promise.resolve().then(fail(error))
  expect(await outcomeOf((claims) => claims.rejects(0, 'Row 4', reject))).toEqual([outcome])
})

test('What does not throw is not as expected, and says whether it may reject later.', async () => {
  const result = Promise.reject(new Error('late'))
  expect(await outcomeOf((claims) => claims.throws(0, 'late', () => result))).toEqual([
    { claim: 0, kind: 'did not throw', result, isPromise: true, isExpected: false },
  ])
  expect(await outcomeOf((claims) => claims.rejects(0, 'late', async () => Promise.resolve(1)))).toEqual([
    { claim: 0, kind: 'did not throw', result: 1, isPromise: false, isExpected: false },
  ])
})
