import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

import { FILES_FOLDER, FIRST_FILE } from '../../shared/search-data/index-files'

/**
 * Makes the search index of the last build available to the development server, which prerenders nothing.
 * It gets a folder of its own: the other files of that build would hide the pages being written.
 *
 * @param outDir - where builds go
 * @param folder - what the development server serves
 * @returns whether there was a build
 */
export async function offerLastIndex(outDir: string, folder: string): Promise<boolean> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    for (const name of [FIRST_FILE, FILES_FOLDER]) {
      await cp(path.join(outDir, name), path.join(folder, name), { recursive: true })
    }
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

type ConfigureWebpackResult = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>

/** Lets the development server answer with the files of a folder too. */
export function serveFolder(directory: string, publicPath: string): ConfigureWebpackResult {
  // The generator hands this on to the development server, but its types don't know it.
  return { devServer: { static: [{ directory, publicPath }] } } as ConfigureWebpackResult
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
