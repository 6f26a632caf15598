import { parseArgs } from 'node:util'

import semver from 'semver'

import { PlainError } from '../lib/run.mjs'

const USAGE = `  npm run upgrade              raises the library to its newest release, runs the gates, lists what is to do
  npm run upgrade -- 2.15.0    the same to that version
  npm run upgrade -- --gates   runs the gates again, and lists what is left`

/** What to do: raise the library to a version, to its newest release, or run the gates alone. */
export type Request = { version: string } | 'newest' | 'gates'

/**
 * Reads the arguments of the command.
 *
 * @throws PlainError when they name anything but one exact version or `--gates`
 */
export function parseArguments(argv: readonly string[]): Request {
  const { values, positionals } = parse(argv)
  const [version, ...others] = positionals
  if ((values.gates && version !== undefined) || others.length > 0) {
    throw new PlainError(`Name one version, or --gates, or nothing.\n${USAGE}`)
  }
  if (version === undefined) return values.gates ? 'gates' : 'newest'
  if (semver.valid(version) !== version) {
    throw new PlainError(
      `"${version}" is no exact version, such as 2.15.0: the site names the one it describes.\n${USAGE}`,
    )
  }
  return { version }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: { gates: { type: 'boolean' } } })
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}
