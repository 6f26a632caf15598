import { describe, expect, it } from 'vitest'

import { TERMINOLOGY } from '../testing/synonyms'
import { cleanQuery as clean } from './clean-query'

const cleanQuery = (query: string) => clean(query, TERMINOLOGY.errorNumber)

const words = (query: string) => cleanQuery(query).replace(/\s+/g, ' ').trim()

describe('cleanQuery', () => {
  it.each([
    'Minified Redux Toolkit error #38; visit https://redux-toolkit.js.org/Errors?code=38 for the full message',
    'https://redux-toolkit.js.org/errors?code=38',
    'RTK error 38',
  ])('reads the number of "%s"', (query) => {
    expect(cleanQuery(query)).toBe('Error 38')
  })

  it.each([
    ['stack frames', 'Error: no store at useStore (webpack-internal:///./node_modules/a/b.mjs:4:13)'],
    ['anonymous frames', 'Error: no store at http://localhost:5173/src/main.tsx:4:13'],
    ['file names', 'src/app/store.ts(12,3): Error: no store'],
    ['paths', 'Error: no store /home/me/app/src/store.ts:12:3'],
  ])('drops %s', (_, query) => {
    expect(words(query)).toMatch(/Error: no store/)
    expect(words(query)).not.toMatch(/\d|node_modules|localhost|home|store\.ts/)
  })

  it.each([
    '@reduxjs/toolkit/query/react',
    'api/executeQuery/fulfilled',
    'createSlice',
    'a.b.c',
    'use it with Next.js and Node.js',
    'error TS2742',
  ])('leaves "%s" as it is', (query) => {
    expect(words(query)).toBe(query)
  })

  it('never leaves nothing', () => {
    expect(words('/src/app/store.ts')).not.toBe('')
  })
})
