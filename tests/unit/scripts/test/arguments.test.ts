import { describe, expect, it } from 'vitest'

import { readArguments } from '../../../../scripts/test/arguments.mjs'
import { PLANS, PLAYWRIGHT, SUITES } from '../../../../scripts/test/suites.mjs'

describe('the names after npm test', () => {
  it('are all suites of a pull request when there are none', () => {
    const { suites, more } = readArguments([])
    expect([...suites].sort()).toEqual([...PLANS.all].sort())
    expect(more).toEqual([])
  })

  it('are plans and suites, each suite once, in the order in which they begin', () => {
    const { suites } = readArguments(['visual', 'static', 'types'])
    expect(suites).toEqual([
      'lint',
      'types',
      'format',
      'spelling',
      'prose-of-pages',
      'prose-of-documents',
      'dead-code',
      'visual',
    ])
  })

  it('may be followed by options for Playwright', () => {
    expect(readArguments(['browser', '--shard', '1/3'])).toEqual({
      suites: ['browser'],
      more: ['--shard', '1/3'],
    })
  })

  it('are refused with the list of those that exist', () => {
    expect(() => readArguments(['brwser'])).toThrow(/Unknown suite brwser: use all, quick, .*dead-code/)
  })

  it('are refused with options that their runner does not know', () => {
    expect(() => readArguments(['unit', '--shard', '1/3'])).toThrow(
      /--shard 1\/3 is for Playwright: name only specification,/,
    )
  })
})

describe('the plans', () => {
  it('name suites that exist', () => {
    const known = [...Object.keys(SUITES), ...PLAYWRIGHT]
    const named = Object.values(PLANS).flat()
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it('run at night what a pull request needs', () => {
    expect(PLANS.all.filter((name) => !PLANS.nightly.includes(name))).toEqual([])
  })
})
