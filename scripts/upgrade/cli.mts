/*
 * Raises the documented library: `npm run upgrade -- 2.15.0`. Writes what can be derived, runs every gate, and lists
 * what people have to do. `npm run upgrade -- --gates` makes the list again. `contributing/upgrading.md` describes the way.
 */
import { ensureInstalled } from '../lib/ensure-installed.mjs'
import { PlainError, stopOnFailure } from '../lib/run.mjs'
import { assertCommitted } from '../lib/work-tree.mjs'
import { parseArguments } from './arguments.mjs'
import { describeCompanions } from './companions.mjs'
import { forgetEarlier, hasBegun, readEarlier, rememberEarlier } from './earlier.mjs'
import { runGates } from './gates.mjs'
import { installedLibrary } from './installed.mjs'
import { describeChanges } from './library-changes.mjs'
import { placesToRead } from './mentions.mjs'
import { raiseLibrary, WAY_BACK } from './raise.mjs'
import { assertPublished } from './registry.mjs'
import { printReport } from './report.mjs'

await stopOnFailure(async () => {
  const { version } = parseArguments(process.argv.slice(2))
  if (version !== undefined) await raise(version)
  await ensureInstalled({ tests: true })
  const earlier = readEarlier()
  const now = installedLibrary()
  const companions = describeCompanions(now)
  const count = printReport({
    versions: { from: earlier.version, to: now.version },
    changes: describeChanges(earlier, now),
    companions,
    gates: await runGates({ earlier, now, companions }),
    toRead: placesToRead(earlier.version, now.version),
  })
  if (count > 0) process.exitCode = 1
  else forgetEarlier()
})

async function raise(version: string): Promise<void> {
  assertCommitted('Commit or stash these first, so that the way back is one command:')
  assertPublished(version)
  await ensureInstalled({ tests: true })
  const earlier = installedLibrary()
  if (earlier.version === version) {
    throw new PlainError(
      hasBegun()
        ? `${version} is installed already. To make the list again: npm run upgrade -- --gates`
        : `${version} is installed already, and no upgrade was begun: "npm test" says whether the pages fit it.`,
    )
  }
  rememberEarlier(earlier)
  try {
    await raiseLibrary(version)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`${version} could not be installed: ${reason}\nThe way back: ${WAY_BACK}`)
  }
}
