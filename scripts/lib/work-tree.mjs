// What git knows of the files.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

import { PlainError } from './run.mjs'

/** Where a change is compared with, the first that exists: what pull requests are made against. */
const BASES = ['origin/main', 'main']
const SHOWN = 10

/** The lines that git prints; none where it has nothing of that name, or where this is no work tree. */
function git(...parameters) {
  try {
    const options = { encoding: /** @type {const} */ ('utf8'), stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', parameters, options).split('\n').filter(Boolean)
  } catch (error) {
    if (error.code === 'ENOENT') throw new PlainError('This needs the command "git", which is not installed.')
    return []
  }
}

/**
 * Lists the files of this branch that differ from where it left the main branch, committed or not, new ones included.
 *
 * @returns {string[]} paths from the top of the work tree; removed files are left out
 */
export function changedFiles() {
  const base = BASES.map((name) => git('merge-base', 'HEAD', name)[0]).find((commit) => commit !== undefined)
  const files = [
    ...git('diff', '--name-only', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)].filter((file) => existsSync(file))
}

/**
 * @param {string} made
 * @param {string[]} sources files and folders
 * @returns {string | undefined} one that is newer than what was made of it; tests don't count
 */
export function fileNewerThan(made, sources) {
  if (!existsSync(made)) return undefined
  const time = statSync(made).mtimeMs
  return git('ls-files', '--', ...sources).find(
    (file) => !/\.test\.tsx?$/.test(file) && existsSync(file) && statSync(file).mtimeMs > time,
  )
}

/**
 * @param {string} reason why changes since the last commit, new files included, are in the way, and what to do
 * @throws {PlainError} with the first changed files, when there are any; and when this is no work tree of git
 */
export function assertCommitted(reason) {
  if (git('rev-parse', '--git-dir').length === 0) throw new PlainError('This needs a work tree of git.')
  const changes = git('status', '--porcelain')
  if (changes.length === 0) return
  const more = changes.length > SHOWN ? [`   … and ${changes.length - SHOWN} more`] : []
  throw new PlainError([reason, ...changes.slice(0, SHOWN), ...more].join('\n'))
}
