import { describe, expect, it } from 'vitest'

import { errorFinderPath, looksLikeError } from './error-query'
import { textInAddress } from '../../error-finder/client/finder-address'

describe('looksLikeError', () => {
  it.each([
    'TS2742',
    'ts(2345)',
    '#24',
    'Minified Redux Toolkit error',
    'redux-toolkit.js.org/Errors?code=24',
    "TypeError: state.items.push is not a function. (In 'state.items')",
    'Warning: Middleware for RTK-Query',
    "Cannot read properties of undefined (reading 'ids')",
    "Type 'string' is not assignable to",
    'A non-serializable value was detected in an action, in the path:',
  ])('says yes to %s', (query) => {
    expect(looksLikeError(query)).toBe(true)
  })

  it.each([
    '',
    'createSlice',
    'error handling',
    'how do I handle errors in createAsyncThunk',
    '24',
    'errors',
    'retry',
  ])('says no to "%s"', (query) => {
    expect(looksLikeError(query)).toBe(false)
  })
})

it('the address of an error gives its text back', () => {
  const query = ' a & b #24 <c>? '
  expect(textInAddress(new URL(errorFinderPath(query), 'https://a.test').search)).toBe(query.trim())
})
