import { describe, expect, it } from 'vitest'

import { statusOfAnswer, statusOfLookup } from '../client/status-text'
import { lookUpErrorCode } from '../client/lookup'
import { findMessages, LIST } from './finder'

describe('what a screen reader says of an answer', () => {
  it.each([
    ['', ''],
    ['24', 'Found: Error 24'],
    ['7', 'Found: Error 7, and 1 more'],
    ['Reducers may', 'Not certain, 1 suggestion'],
    ['TS2345', 'Not certain, 3 suggestions'],
    ['Redux Toolkit error #10', 'No error has the number 10'],
    ['404', 'Not in this list'],
  ])('to "%s" is "%s"', (text, status) => {
    expect(statusOfAnswer(findMessages(text))).toBe(status)
  })

  it('is short, whatever is found', () => {
    const statuses = LIST.codes.map(({ code }) => statusOfAnswer(findMessages(`#${code}`)))
    expect(Math.max(...statuses.map((status) => status.length))).toBeLessThan(100)
  })

  it.each([
    ['', ''],
    ['?code=24', 'Found: Error 24'],
    ['?code=10', 'No error has the number 10'],
    ['?code=x', 'This is not an error code'],
  ])('to the address "%s" is "%s"', (search, status) => {
    expect(statusOfLookup(lookUpErrorCode(LIST, search))).toBe(status)
  })
})
