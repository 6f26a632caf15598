import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { PlainError, run } from './run.mjs'

const MINIMUM_NODE = [20, 19]
/** Holds the hash of the lock file that `node_modules` was installed from. */
const STAMP = 'node_modules/.installed-from'

/**
 * Installs the packages unless the ones that are there come from the same lock file.
 *
 * @throws {PlainError} when this Node is too old or the installation fails
 */
export async function ensureInstalled() {
  assertNodeVersion()
  const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash) return
  console.log('Installing packages …')
  // Not `npm ci`: it refuses a lock file that lacks binaries for other platforms, which some registries don't carry.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
  writeFileSync(STAMP, lockHash)
}

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor, needMinor] = MINIMUM_NODE
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new PlainError(
      `Node ${MINIMUM_NODE.join('.')} or later is needed, this is ${process.versions.node}.`,
    )
  }
}
