import { execFileSync } from 'node:child_process'

import { PlainError } from './run.mjs'

const SHOWN = 10

/**
 * @param {string} reason why changes since the last commit, new files included, are in the way, and what to do
 * @throws {PlainError} with the first changed files, when there are any; and when this is no work tree of git
 */
export function assertCommitted(reason) {
  let changes
  try {
    changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  } catch {
    throw new PlainError('This needs a work tree of git, and the command "git".')
  }
  if (changes.length === 0) return
  const more = changes.length > SHOWN ? [`   … and ${changes.length - SHOWN} more`] : []
  throw new PlainError([reason, ...changes.slice(0, SHOWN), ...more].join('\n'))
}
