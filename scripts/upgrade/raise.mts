import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { npm } from '../lib/run.mjs'
import { LIBRARY } from './registry.mjs'

const EXAMPLES = 'examples'
const WRITTEN = `package.json package-lock.json "${EXAMPLES}/*/package.json"`

/** The command that undoes {@link raiseLibrary}. */
export const WAY_BACK = `git clean -f scripts/upgrade/earlier.json && git checkout -- ${WRITTEN} && npm install`

/**
 * Installs a version of the library, and writes it into `package.json`, the lock file and the manifests of the examples.
 * Everything else that is derived is made anew by what uses it: the caches by the gates, data and pages by the build.
 */
export async function raiseLibrary(version: string): Promise<void> {
  console.log(`Installing ${LIBRARY} ${version} …`)
  await npm(['install', '--save-exact', '--no-audit', '--no-fund', `${LIBRARY}@${version}`])
  for (const file of manifestsOfExamples()) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, withVersion(text, version))
  }
}

/** The text of a manifest with another version of the library; all else stays as it is written. */
export function withVersion(manifest: string, version: string): string {
  return manifest.replace(/("@reduxjs\/toolkit":\s*")[^"]*"/, `$1${version}"`)
}

function manifestsOfExamples(): string[] {
  return readdirSync(EXAMPLES)
    .map((name) => path.join(EXAMPLES, name, 'package.json'))
    .filter((file) => existsSync(file))
}
