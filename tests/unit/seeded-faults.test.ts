import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { IN_BUILD } from '../seeded/faults/in-build'
import { IN_SOURCES } from '../seeded/faults/in-sources'
import { STOPS_BUILD } from '../seeded/faults/stops-build'

// They are played by hand, so that nobody would notice a place that is gone.
describe.each([...STOPS_BUILD, ...IN_SOURCES, ...IN_BUILD])(
  'the seeded fault "$name"',
  ({ file, from, to }) => {
    it('has its place in the sources, once', () => {
      expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
      expect(to).not.toBe(from)
    })
  },
)
