import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { PlainError } from '../lib/run.mjs'

/** Where a change is compared with, the first that exists: what pull requests are made against. */
const BASES = ['origin/main', 'main']

/**
 * Lists the files of this branch that differ from where it left the main branch, committed or not, new ones included.
 *
 * @returns {string[]} paths from the top of the work tree; removed files are left out
 * @throws {PlainError} when this is no work tree of git
 */
export function changedFiles() {
  const base = BASES.map((name) => git('merge-base', 'HEAD', name)[0]).find((commit) => commit !== undefined)
  const files = [
    ...git('diff', '--name-only', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)].filter((file) => existsSync(file))
}

/** The lines that git prints; none if it has nothing of that name. */
function git(...parameters) {
  try {
    const options = { encoding: /** @type {const} */ ('utf8'), stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', parameters, options).split('\n').filter(Boolean)
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new PlainError('"npm test quick" compares with git, which is not installed.')
    return []
  }
}
