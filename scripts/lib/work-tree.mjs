import { execFileSync } from 'node:child_process'

import { PlainError } from './run.mjs'

const SHOWN = 10

/**
 * Lists what was changed since the last commit, new files included, as `git status --short` does.
 *
 * @param {string} [directory] of the work tree
 * @returns {string[]}
 * @throws {PlainError} when it is no work tree of git
 */
function uncommittedChanges(directory = '.') {
  try {
    const options = { cwd: directory, encoding: /** @type {const} */ ('utf8') }
    return execFileSync('git', ['status', '--porcelain'], options).split('\n').filter(Boolean)
  } catch {
    throw new PlainError('This needs a work tree of git, and the command "git".')
  }
}

/**
 * @param {string} reason why changes are in the way, and what to do
 * @throws {PlainError} with the first changed files, when there are any
 */
export function assertCommitted(reason) {
  const changes = uncommittedChanges()
  if (changes.length === 0) return
  const more = changes.length > SHOWN ? [`   … and ${changes.length - SHOWN} more`] : []
  throw new PlainError([reason, ...changes.slice(0, SHOWN), ...more].join('\n'))
}
