import path from 'node:path'
import { buildSync } from 'esbuild'

import { hashFiles } from './hash'

/** What code imports that isn't code counts by its own text. */
const ASSETS = { '.css': 'empty', '.svg': 'empty', '.png': 'empty' } as const

/** By the site's folder and the entries: the code of the site doesn't change while it runs. */
const known = new Map<string, string[]>()

/**
 * The files of the site that modules import, directly or through others, and the modules themselves. Types that are only
 * imported as types are left out, because they aren't part of the program. Packages are left out, too: the lock file has their versions.
 *
 * @param siteDir - absolute path of the site's folder
 * @param entries - from there; a module that is started by its path, such as a worker, is an entry of its own
 * @returns their paths from the site's folder, in the order of the alphabet
 * @throws Error of the bundler where a file is missing or can't be read
 */
export function importedCode(siteDir: string, entries: readonly string[]): string[] {
  const key = JSON.stringify([siteDir, entries])
  const files = known.get(key) ?? readGraph(siteDir, entries)
  known.set(key, files)
  return files
}

/** A hash of what {@link importedCode} lists, and of the installed packages: what these modules do depends on nothing else. */
export function hashOfCode(siteDir: string, entries: readonly string[]): string {
  return hashFiles(siteDir, ['package-lock.json', ...importedCode(siteDir, entries)])
}

function readGraph(siteDir: string, entries: readonly string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: siteDir,
    entryPoints: [...entries],
    alias: { '@site': path.resolve(siteDir) },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: ASSETS,
    logLevel: 'silent',
    metafile: true,
    outdir: '.cache',
    write: false,
  })
  return Object.keys(metafile.inputs).sort()
}
