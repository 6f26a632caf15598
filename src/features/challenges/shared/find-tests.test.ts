import { expect, test } from 'vitest'

import { findTests } from './find-tests'

const RUNS = `await test('It runs.', () => {
  run() // → 1
})
`
const DECLARES = `await test('There is no fifth one.', () => {
  type Choice = Parameters<typeof choose>[0]
  const labels: Record<Choice, string> = { a: 'A' }
  Object.keys(labels).length // → 1
})
`
const REFUSES = `await test('A number is refused.', () => {
  // @errors: 2345
  choose(1)
})
`
const aboutTypes = (code: string) =>
  findTests(code).flatMap(({ name, checksTypes }) => (checksTypes ? [name] : []))

test('A test is about types if it says an error, or declares a type beside one that does.', () => {
  expect(aboutTypes(RUNS + DECLARES + REFUSES)).toEqual(['There is no fifth one.', 'A number is refused.'])
  expect(aboutTypes(RUNS + DECLARES)).toEqual([])
})
