import { describe, expect, it } from 'vitest'

import { formatDate } from './format-date'

describe('formatDate', () => {
  it('writes every day of a leap year as the platform’s formatter does', () => {
    const formatter = new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day, 23, 59)))
    expect(days.map(formatDate)).toEqual(days.map((day) => formatter.format(day)))
  })
})
