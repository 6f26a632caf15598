import { existsSync, statSync } from 'node:fs'

import { filesIn } from './passed-suites.mjs'

const SOURCES = [
  'docs',
  'content',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
]
/** A file that is written at the end of a build. */
const BUILT = 'build/llms.txt'

/**
 * Finds out whether the built site is older than what it is built from.
 *
 * @returns {string | undefined} a sentence that says so; undefined if it isn't, or if there is no build
 */
export function staleBuildWarning() {
  if (!existsSync(BUILT)) return undefined
  const built = statSync(BUILT).mtimeMs
  const sources = filesIn(...SOURCES).filter((file) => !/\.test\.tsx?$/.test(file))
  const newer = sources.find((file) => statSync(file).mtimeMs > built)
  if (newer === undefined) return undefined
  return `build/ is older than ${newer}: these tests read an earlier state. Run "npm run build" first, or name the suite "build" before them.`
}
