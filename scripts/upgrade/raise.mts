import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { npm, npmCommand, PlainError } from '../lib/run.mjs'

const LIBRARY = '@reduxjs/toolkit'
const EXAMPLES = 'examples'
const WRITTEN = `package.json package-lock.json "${EXAMPLES}/*/package*.json"`

/** The command that undoes {@link raiseLibrary}. */
export const WAY_BACK = `git clean -f scripts/upgrade/earlier.json && git checkout -- ${WRITTEN} && npm install`

/**
 * The newest release of the library.
 *
 * @throws PlainError when the registry can't be asked
 */
export function newestRelease(): string {
  try {
    const { command, parameters, options } = npmCommand(['view', LIBRARY, 'version'])
    return execFileSync(command, parameters, { ...options, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch (error) {
    throw new PlainError(`npm can't be asked for the newest version of ${LIBRARY}: ${String(error)}`)
  }
}

/**
 * Installs a version of the library, and writes it into `package.json`, the lock file, and the manifests and lock files of the examples.
 * Everything else that is derived is made anew by what uses it: the caches by the gates, data and pages by the build.
 *
 * @param directory - of the site
 * @throws PlainError when it can't be installed, or has no declarations; the site is then as it was
 */
export async function raiseLibrary(version: string, directory = '.'): Promise<void> {
  console.log(`Installing ${LIBRARY} ${version} …`)
  const install = ['install', '--prefix', directory, '--no-audit', '--no-fund']
  const before = ['package.json', 'package-lock.json'].map((name) => {
    const file = path.join(directory, name)
    return { file, text: readFileSync(file, 'utf8') }
  })
  try {
    await npm([...install, '--save-exact', `${LIBRARY}@${version}`])
    assertDeclared(path.join(directory, 'node_modules', LIBRARY))
  } catch (error) {
    for (const { file, text } of before) writeFileSync(file, text)
    await npm(install)
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`${LIBRARY} ${version} can't be described: ${reason}. Everything is as it was.`)
  }
  for (const file of manifestsOfExamples(directory)) {
    writeFileSync(file, withVersion(readFileSync(file, 'utf8'), version))
    await lockAgain(path.dirname(file))
  }
}

/** Writes the lock file of an example anew, where it has one. */
async function lockAgain(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'package-lock.json'))) return
  const quiet = ['--no-audit', '--no-fund', '--omit-lockfile-registry-resolved']
  await npm(['install', '--package-lock-only', '--prefix', folder, ...quiet])
}

/** The reference is held to the declarations of the package. */
function assertDeclared(library: string): void {
  const { types } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')) as { types?: string }
  if (types === undefined) throw new PlainError('its package.json names no declarations ("types")')
  if (!existsSync(path.join(library, types))) {
    throw new PlainError(
      `its package.json names ${types} as its declarations, but the package doesn't have that file`,
    )
  }
}

/** The text of a manifest with another version of the library; all else stays as it is written. */
function withVersion(manifest: string, version: string): string {
  return manifest.replace(/("@reduxjs\/toolkit":\s*")[^"]*"/, `$1${version}"`)
}

function manifestsOfExamples(directory: string): string[] {
  const folder = path.join(directory, EXAMPLES)
  return readdirSync(folder)
    .map((name) => path.join(folder, name, 'package.json'))
    .filter((file) => existsSync(file))
}
