/*
 * Raises the documented library: `npm run upgrade`, or `npm run upgrade -- 2.15.0`. Writes what can be derived, runs every
 * gate, and lists what people have to do. `npm run upgrade -- --gates` makes the list again. `contributing/upgrading.md` describes the way.
 */
import semver from 'semver'

import { ensureInstalled } from '../lib/ensure-installed.mjs'
import { PlainError, stopOnFailure } from '../lib/run.mjs'
import { runGates } from './gates.mjs'
import {
  describeChanges,
  forgetEarlier,
  hasBegun,
  installedLibrary,
  readEarlier,
  rememberEarlier,
} from './library.mjs'
import { newestRelease, raiseLibrary } from './raise.mjs'
import { printReport } from './report.mjs'
import { writeDifference } from './run-command.mjs'
import { placesToRead } from './statements.mjs'
import { assertCommitted } from '../lib/work-tree.mjs'

const USAGE = `  npm run upgrade              raises the library to its newest release, runs the gates, lists what is to do
  npm run upgrade -- 2.15.0    the same to that version
  npm run upgrade -- --gates   runs the gates again, and lists what is left`

/** What to do: raise the library to a version, to its newest release, or run the gates alone. */
type Request = { version: string } | 'newest' | 'gates'

await stopOnFailure(async () => {
  const request = parseArguments(process.argv.slice(2))
  if (request !== 'gates' && !(await raise(request))) return
  await ensureInstalled({ tests: true })
  const earlier = readEarlier()
  const now = installedLibrary()
  const count = printReport({
    versions: { from: earlier.version, to: now.version },
    changes: describeChanges(earlier, now),
    difference: writeDifference(earlier.version, now.version),
    gates: await runGates({ earlier, now }),
    toRead: placesToRead(earlier.version, now.version),
  })
  if (count > 0) process.exitCode = 1
  else forgetEarlier()
})

/** @returns false if there is nothing to raise, which is no failure without a named version */
async function raise(request: Exclude<Request, 'gates'>): Promise<boolean> {
  assertCommitted('Commit or stash these first, so that the way back is one command:')
  const version = request === 'newest' ? newestRelease() : request.version
  await ensureInstalled({ tests: true })
  const earlier = installedLibrary()
  if (request === 'newest' && !semver.gt(version, earlier.version) && !hasBegun()) {
    console.log(`The site describes ${earlier.version}, and there is no newer release.`)
    return false
  }
  if (earlier.version === version) {
    throw new PlainError(
      hasBegun()
        ? `${version} is installed already. To make the list again: npm run upgrade -- --gates`
        : `${version} is installed already, and no upgrade was begun: "npm test" says whether the pages fit it.`,
    )
  }
  await raiseLibrary(version)
  rememberEarlier(earlier)
  return true
}

/**
 * Reads the arguments of the command.
 *
 * @throws PlainError when they name anything but one exact version or `--gates`
 */
function parseArguments(given: readonly string[]): Request {
  const [version = 'newest', ...others] = given
  if (others.length > 0 || (semver.valid(version) !== version && given.length > 0 && version !== '--gates')) {
    throw new PlainError(`Name one exact version, such as 2.15.0, or --gates, or nothing.\n${USAGE}`)
  }
  if (version === 'newest') return 'newest'
  return version === '--gates' ? 'gates' : { version }
}
