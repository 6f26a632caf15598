import { describe, expect, it } from 'vitest'

import { readErrorsOf } from '../../error-messages/build/read-texts'
import { messagesOf } from './messages-of-errors'

const PAGE = 'https://docs.example.org/errors'
const known = readErrorsOf('.', 'redux')

describe('the messages of an error', () => {
  it('are a line each, with its numbers', () => {
    const lines = messagesOf(PAGE, 'redux-7', '', known)?.split('\n') ?? []
    expect(lines[0]).toMatch(/^Actions must be plain objects/)
    expect(lines).toContainEqual(expect.stringContaining('redux-7'))
  })

  it('are not repeated when the page has them', () => {
    expect(messagesOf(PAGE, 'redux-7', 'Actions must be plain objects.', known)).not.toContain(
      'plain objects',
    )
  })

  it('are those of entries on the page of errors only', () => {
    expect(messagesOf(PAGE, 'all-codes', '', known)).toBeUndefined()
    expect(messagesOf(PAGE, null, '', known)).toBeUndefined()
    expect(messagesOf('https://docs.example.org/api/createSlice', 'redux-7', '', known)).toBeUndefined()
  })
})
