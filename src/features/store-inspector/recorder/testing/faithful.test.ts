import { inspect } from 'node:util'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openLibraries, type Libraries } from './libraries'
import { openRecorded } from './open-recorded'
import { PROGRAMS, type Program } from './programs'

let warned: unknown[][] = []

beforeEach(() => {
  warned = []
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...values) => void warned.push([level, ...values]))
})
afterEach(() => void vi.restoreAllMocks())

async function getOutput(program: Program, libraries: Libraries): Promise<unknown> {
  const printed: string[] = []
  await program(libraries, (...values) => void printed.push(values.map((value) => inspect(value)).join(' ')))
  const all = [...printed, ...warned.splice(0).map((values) => inspect(values))].filter(
    // How long it took depends on the machine.
    (text) => !text.includes('more than the warning threshold'),
  )
  // What the library makes up.
  return all.map((text) => text.replace(/(@@redux\/\w+?|requestId: ')[\w.-]+/g, '$1'))
}

describe.each(['development', 'production'] as const)(
  'in %s, a program gives the same with and without recorder',
  (environment) => {
    it.each(Object.entries(PROGRAMS))('%s', async (_name, program) => {
      const expected = await getOutput(program, await openLibraries(environment))
      const recorded = await openRecorded({}, environment)
      expect(await getOutput(program, recorded)).toEqual(expected)
      expect(expected).not.toEqual([])
    })
  },
)
