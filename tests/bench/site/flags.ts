/** What can be measured. */
export const SUBJECTS = ['bytes', 'lighthouse', 'navigation', 'search', 'build'] as const

export type Subject = (typeof SUBJECTS)[number]

/** What `npm run bench` was asked for. */
export interface Flags {
  /** Our built site; undefined where it is to be built first. */
  directory: string | undefined
  /** Built sites to measure in turns with ours. */
  against: string[]
  runs: number
  /** Paths, or names of page types; undefined for all types. */
  pages: string[] | undefined
  only: ReadonlySet<Subject>
  /** Where all samples go, besides the table. */
  json: string | undefined
}

const DEFAULT_RUNS = 3

const USAGE = `npm run bench -- [--dir DIR] [--against DIR [DIR…]] [--runs N] [--pages a,b]
                 [--only ${SUBJECTS.join(',')}] [--json FILE]`

/**
 * Reads the command line.
 *
 * @throws Error that names the flag and says what it takes
 */
export function parseFlags(parameters: readonly string[]): Flags {
  const given = collect(parameters)
  const directory = single(given, '--dir')
  return {
    directory,
    against: given.get('--against') ?? [],
    runs: readRuns(single(given, '--runs')),
    pages: listOf(given, '--pages'),
    only: readSubjects(listOf(given, '--only'), directory !== undefined),
    json: single(given, '--json'),
  }
}

const KNOWN = ['--dir', '--against', '--runs', '--pages', '--only', '--json']

/** The values by their flag, written `--flag value` or `--flag=value`. */
function collect(parameters: readonly string[]): Map<string, string[]> {
  const given = new Map<string, string[]>()
  let values: string[] | undefined
  for (const parameter of parameters) {
    if (!parameter.startsWith('--')) {
      if (values === undefined) throw fault(`"${parameter}" belongs to no flag.`)
      values.push(parameter)
      continue
    }
    const [name = '', ...value] = parameter.split('=')
    if (!KNOWN.includes(name)) throw fault(`There is no flag ${name}.`)
    if (given.has(name)) throw fault(`${name} appears twice.`)
    values = value.length > 0 ? [value.join('=')] : []
    given.set(name, values)
  }
  for (const [name, found] of given) {
    if (found.length === 0 || found.includes('')) throw fault(`${name} needs a value.`)
  }
  return given
}

function single(given: ReadonlyMap<string, string[]>, name: string): string | undefined {
  const values = given.get(name)
  if (values !== undefined && values.length > 1) {
    throw fault(`${name} takes one value, not ${values.map((value) => `"${value}"`).join(' and ')}.`)
  }
  return values?.[0]
}

function listOf(given: ReadonlyMap<string, string[]>, name: string): string[] | undefined {
  const list = single(given, name)?.split(',').filter(Boolean)
  if (list?.length === 0) throw fault(`${name} needs a value.`)
  return list
}

function readRuns(value: string | undefined): number {
  if (value === undefined) return DEFAULT_RUNS
  const runs = Number(value)
  if (!Number.isInteger(runs) || runs < 1 || runs > 99) {
    throw fault(`--runs is "${value}", but it must be a whole number from 1 to 99.`)
  }
  return runs
}

/** A site that is there already is not built, unless that is asked for. */
function readSubjects(list: readonly string[] | undefined, isBuilt: boolean): ReadonlySet<Subject> {
  const unknown = list?.find((name) => !SUBJECTS.some((subject) => subject === name))
  if (unknown !== undefined) throw fault(`--only has "${unknown}", but there are ${SUBJECTS.join(', ')}.`)
  const wanted = list ?? SUBJECTS.filter((subject) => subject !== 'build' || !isBuilt)
  if (isBuilt && wanted.includes('build')) {
    throw fault('--only build builds the site itself; leave --dir out.')
  }
  return new Set(SUBJECTS.filter((subject) => wanted.includes(subject)))
}

function fault(message: string): Error {
  return new Error(`${message}\n${USAGE}`)
}
