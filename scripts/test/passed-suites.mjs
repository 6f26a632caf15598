// Suites that passed are not run again while the files that they depend on stay as they were.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'

/** What is kept: for each suite, the state of its files when it passed, and how many tests it has. */
const FOLDER = '.cache/passed-suites'
/** npm's list of the installed packages: their files change with it. */
const INSTALLED = 'node_modules/.package-lock.json'
/** Folders and a file that tools make, beside the sources too. Not `build`: below `src`, it is code of the build. */
const MADE = /^(?:\.git|\.cache|\.docusaurus|\.next|dist|node_modules|next-env\.d\.ts)$/

/**
 * Makes a suite that takes its result from an earlier run if that passed on this machine with the same
 * files, packages and Node, and says so.
 *
 * @param {string} name
 * @param {() => string[]} filesOf all files that the result depends on, besides the installed packages
 * @param {import('./runners.mjs').Suite} suite
 * @param {string} [folder] where results are kept
 * @returns {import('./runners.mjs').Suite}
 */
export const unlessPassed = (name, filesOf, suite, folder = FOLDER) => ({
  ...suite,
  async run(context) {
    const kept = path.join(folder, `${name}.json`)
    const state = stateOf(filesOf())
    const passed = passedIn(kept, state)
    if (passed !== undefined)
      return {
        ...{ passed, failed: 0, skipped: 0 },
        note: `${passed} of them from the cache (${kept}), because nothing that they depend on has changed`,
      }
    const result = await suite.run(context)
    // A file that was saved during the run may have been read before or after.
    if (result.failed === 0 && result.skipped === 0 && stateOf(filesOf()) === state) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(kept, JSON.stringify({ state, passed: result.passed }))
    }
    return result
  },
})

/**
 * Lists the files in folders, without what tools make there.
 *
 * @param {string[]} folders a file stands for itself
 * @returns {string[]}
 */
export function filesIn(...folders) {
  return folders.flatMap((folder) => {
    if (!statSync(folder).isDirectory()) return [folder]
    const names = readdirSync(folder).filter((name) => !MADE.test(name))
    return names.flatMap((name) => filesIn(path.join(folder, name)))
  })
}

/** A hash of the names and contents of files, of the installed packages, of this Node and this machine: caches are copied. */
function stateOf(files) {
  const sum = createHash('sha256').update(
    `${process.version} ${process.platform} ${process.arch} ${hostname()}`,
  )
  for (const file of [INSTALLED, ...files.toSorted()]) {
    const content = readFileSync(file)
    sum.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return sum.digest('hex')
}

/** How many tests passed in this state; undefined if none is known to have, or if the file was cut short. */
function passedIn(kept, state) {
  if (!existsSync(kept)) return undefined
  try {
    const known = JSON.parse(readFileSync(kept, 'utf8'))
    return known.state === state ? known.passed : undefined
  } catch {
    return undefined
  }
}
