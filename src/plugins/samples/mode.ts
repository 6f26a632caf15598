/** Name of the environment variable that says when samples are proven. */
const MODE_VARIABLE = 'SAMPLES'

/**
 * What a build proves before it is there:
 *
 * - `all`, unless told otherwise: every sample, and one that doesn't hold stops the build. Whatever is published is built so.
 * - `installed`: the same, except for samples that need packages which only the tests install and which aren't there.
 * - `draft`: nothing that isn't known from an earlier build. Pages show their code and claim nothing.
 */
export type Mode = 'all' | 'installed' | 'draft'

const MODES: readonly Mode[] = ['all', 'installed', 'draft']

/** Reads the mode from the environment. @throws Error that lists the modes, for any other value */
export function readMode(environment: Readonly<Record<string, string | undefined>>): Mode {
  const value = environment[MODE_VARIABLE] ?? ''
  if (value === '') return 'all'
  const mode = MODES.find((known) => known === value)
  if (mode === undefined) throw new Error(`${MODE_VARIABLE} is "${value}"; it may be ${MODES.join(', ')}.`)
  return mode
}
