import { describe, expect, it } from 'vitest'

import { extractRecords } from './extract-records'
import { oversizedRecords, RECORD_LIMIT } from './oversized-records'
import { aRecord } from '../testing/a-record'

describe('oversizedRecords', () => {
  it('counts bytes, not letters', () => {
    const record = aRecord('Long', { content: 'é'.repeat(RECORD_LIMIT / 2) })
    expect(oversizedRecords([aRecord('Short'), record])).toMatchObject([{ url: record.url }])
  })

  it('finds none among the records of a page that is one long section', () => {
    const samples = Array.from({ length: 900 }, (_, index) => `someLongName${index}`).join(' ')
    const html = `<html lang="en"><head><link rel="canonical" href="https://docs.example.org/x"></head>
      <body><main><h1>Long</h1><p>${'wörd '.repeat(4000)}</p><pre>${samples}</pre></main></body></html>`
    expect(extractRecords(html)[0]?.keywords?.length).toBeGreaterThan(1000)
    expect(oversizedRecords(extractRecords(html))).toEqual([])
  })
})
