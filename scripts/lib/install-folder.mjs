// Packages that only one suite or benchmark needs: each has a folder with a `package.json` and a lock file of its own.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

import { npm, PlainError } from './run.mjs'

const INSTALLED = path.resolve('.cache/packages')
const LOCK = 'package-lock.json'
/** What npm writes last, so it is only there after a complete installation. */
const COMPLETE = 'node_modules/.package-lock.json'

/**
 * Installs the packages that a folder's lock file lists, once for each state of it, below `.cache/packages`.
 *
 * @param {string} directory has a `package.json` and a `package-lock.json`, such as `tests/engines/firefox`
 * @returns {Promise<string>} absolute path of the folder that has `node_modules`
 * @throws {PlainError} that says what to do, when the registry can't be reached
 */
export async function installFolder(directory) {
  const target = path.join(INSTALLED, directory.replaceAll(/[\\/]+/g, '-'))
  if (isInstalled(directory, target)) return target
  mkdirSync(INSTALLED, { recursive: true })
  // Beside its place: another process may look for the packages, or install them, at the same time.
  const beside = mkdtempSync(`${target}-`)
  try {
    await installTo(beside, directory)
    if (!isInstalled(directory, target)) {
      rmSync(target, { recursive: true, force: true })
      renameSync(beside, target)
    }
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
  return target
}

function isInstalled(directory, target) {
  const [lock, installed] = [directory, target].map((folder) => path.join(folder, LOCK))
  if (!existsSync(path.join(target, COMPLETE)) || !existsSync(installed)) return false
  return readFileSync(lock, 'utf8') === readFileSync(installed, 'utf8')
}

async function installTo(folder, directory) {
  console.log(`Installing the packages of ${directory} …`)
  for (const name of ['package.json', LOCK]) copyFileSync(path.join(directory, name), path.join(folder, name))
  copyFileSync('.npmrc', path.join(folder, '.npmrc'))
  try {
    // The prefix keeps npm from the folder in which the script was started that runs this.
    await npm(['ci', '--prefix', folder], folder)
  } catch (error) {
    throw new PlainError(
      `The packages of ${directory} can't be installed (${error.message}; its output is above). They come from the npm registry: run this once where it can be reached, or copy .cache/packages from such a machine.`,
    )
  }
}
