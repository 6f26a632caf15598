import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { npm, PlainError } from './run.mjs'

const MINIMUM_NODE = [20, 19]
/** npm's list of the installed packages. */
const INSTALLED = 'node_modules/.package-lock.json'
/** Packages whose native binaries the build needs. They are checked first, because it would fail only after minutes. */
const NATIVE = ['@rspack/core', '@swc/core', '@swc/html', 'lightningcss']

/**
 * Installs the packages that are missing or of another version than the lock file says: those that the site is built and
 * served with, and on request those that only tests and benchmarks need (the development dependencies).
 *
 * @param {{ tests?: boolean }} [options]
 * @throws {PlainError} when this Node is too old, the installation fails, or a binary is missing
 */
export async function ensureInstalled({ tests = false } = {}) {
  assertNodeVersion()
  const lock = readPackages('package-lock.json')
  const installed = existsSync(INSTALLED) ? readPackages(INSTALLED) : {}
  const missing = missingPackages(lock, installed, { tests })
  if (missing.length > 0) await install(lock, installed, { tests })
  assertBinaries()
}

async function install(lock, installed, { tests }) {
  const hasTests = tests || Object.keys(installed).some((name) => lock[name]?.dev === true)
  const omit = hasTests ? [] : ['--omit=dev']
  if (Object.keys(installed).length === 0) {
    console.log(`Installing the packages that ${tests ? 'the site and its tests need' : 'the site needs'} …`)
    await npm(['ci', ...omit])
  } else {
    console.log(`Installing what is missing${tests ? ' for the tests' : ''} …`)
    // Keeps the installed packages; `npm ci` would remove them first.
    await npm(['install', '--no-save', ...omit])
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * Lists the packages of a lock file that aren't installed as it says. Optional ones may be for another platform.
 *
 * @param {Record<string, { version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean }>} lock
 * @param {Record<string, { version?: string }>} installed
 * @param {{ tests: boolean }} options
 * @returns {string[]} their places, such as `node_modules/react`
 */
function missingPackages(lock, installed, { tests }) {
  return Object.entries(lock)
    .filter(([place, { dev, devOptional, optional, link }]) => {
      if (place === '' || link || optional || devOptional) return false
      return tests || !dev
    })
    .filter(([place, { version }]) => installed[place]?.version !== version)
    .map(([place]) => place)
}

/** Loads the binaries in a separate process, because a broken one may crash it. */
function assertBinaries() {
  const require = createRequire(import.meta.url)
  const fromFaster = createRequire(require.resolve('@docusaurus/faster'))
  for (const name of NATIVE) {
    try {
      execFileSync(process.execPath, ['-e', `require(${JSON.stringify(fromFaster.resolve(name))})`], {
        stdio: 'pipe',
      })
    } catch (error) {
      throw new PlainError(
        [
          `${name} has no binary for this machine (${process.platform}, ${process.arch}), or one that can't be loaded:`,
          String(error.stderr ?? error.message)
            .trim()
            .split('\n')
            .slice(0, 6)
            .join('\n'),
          'Delete node_modules and run the command again.',
        ].join('\n'),
      )
    }
  }
}

/** Compares by itself: it runs before any package is there. */
function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor, needMinor] = MINIMUM_NODE
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new PlainError(
      `Node ${MINIMUM_NODE.join('.')} or later is needed, this is ${process.versions.node}.`,
    )
  }
}
