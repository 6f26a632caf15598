/** Name of the environment variable that says when samples are proven. */
const MODE_VARIABLE = 'SAMPLES'

/**
 * Which samples a build proves:
 *
 * - `all`, the default: every sample, and one that fails stops the build. Published sites are always built in this mode.
 * - `installed`: the same, except for samples that need packages which only the tests use and which aren't installed.
 * - `draft`: nothing; only results from earlier builds are shown. Other samples are shown without a claim that they were checked.
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
