import { existsSync } from 'node:fs'
import path from 'node:path'

import { libraryDirectory, readLibraryVersion } from '../../src/lib/build/library-files'
import { npm } from '../lib/run.mjs'
import { LIBRARY } from './registry.mjs'
import { LOGS } from './run-command.mjs'

/**
 * The published files of the earlier version: its sources, declarations and messages are compared with those of the installed
 * one.
 *
 * @param version - installed beside the site's packages, if it isn't there yet
 * @returns the package's folder
 */
export async function earlierPackage(version: string): Promise<string> {
  const folder = path.resolve(LOGS, 'earlier')
  const library = path.join(folder, 'node_modules', LIBRARY)
  if (!existsSync(library) || readLibraryVersion(library) !== version) {
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps']
    await npm(['install', '--prefix', folder, ...quiet, `${LIBRARY}@${version}`])
  }
  return libraryDirectory(folder)
}
