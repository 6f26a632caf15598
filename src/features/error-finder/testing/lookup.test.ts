import { describe, expect, it } from 'vitest'

import type { ErrorCode } from '../../error-messages/types'
import { lookUpErrorCode, statusOfAnswer, statusOfLookup } from '../client/lookup'
import { findMessages, LIST as INSTALLED } from './finder'

const error = (code: number): ErrorCode => ({
  code,
  message: [{ text: `Message ${code}` }],
  entryPoints: ['@reduxjs/toolkit'],
  inProduction: true,
})

const LIST = { libraryVersion: '2.14.0', codes: [error(0), error(9), error(11)] }
const lookUp = (search: string) => lookUpErrorCode(LIST, search)

describe('lookUpErrorCode', () => {
  it.each(['', '?', '?code=', '?code=%20', '?other=11'])('finds nothing to look up in "%s"', (search) => {
    expect(lookUp(search)).toEqual({ kind: 'none' })
  })

  it.each(['?code=11', 'code=11', '?a=b&code=11', '?code=%2011%20', '?code=011', '?code=11&code=9'])(
    'finds error 11 by "%s"',
    (search) => {
      expect(lookUp(search)).toEqual({ kind: 'found', error: error(11) })
    },
  )

  it('finds every error of the installed library', () => {
    const found = INSTALLED.codes.map(({ code }) => lookUpErrorCode(INSTALLED, `?code=${code}`))
    expect(found).toEqual(INSTALLED.codes.map((installed) => ({ kind: 'found', error: installed })))
  })

  it('finds error 0', () => {
    expect(lookUp('?code=0')).toEqual({ kind: 'found', error: error(0) })
  })

  it.each([10, 999])('does not know number %i', (code) => {
    expect(lookUp(`?code=${code}`)).toEqual({ kind: 'unknown', code })
  })

  it.each(['abc', '-1', '1e3', '1.5', '0x0b', '1234567', '<img src=x onerror=alert(1)>'])(
    'gives back what is no code as it was: %s',
    (input) => {
      expect(lookUp(`?code=${encodeURIComponent(input)}`)).toEqual({ kind: 'malformed', input })
    },
  )

  it('cuts very long input', () => {
    expect(lookUp(`?code=${'x'.repeat(5000)}`)).toEqual({ kind: 'malformed', input: 'x'.repeat(60) })
  })

  it('takes a broken escape for a malformed code', () => {
    expect(lookUp('?code=%E0%A4%A')).toMatchObject({ kind: 'malformed' })
  })
})

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
    const statuses = INSTALLED.codes.map(({ code }) => statusOfAnswer(findMessages(`#${code}`)))
    expect(Math.max(...statuses.map((status) => status.length))).toBeLessThan(100)
  })

  it.each([
    ['', ''],
    ['?code=24', 'Found: Error 24'],
    ['?code=10', 'No error has the number 10'],
    ['?code=x', 'This is not an error code'],
  ])('to the address "%s" is "%s"', (search, status) => {
    expect(statusOfLookup(lookUpErrorCode(INSTALLED, search))).toBe(status)
  })
})
