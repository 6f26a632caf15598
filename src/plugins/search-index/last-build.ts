import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

import { RECORDS_FILE } from '../../shared/search-data/record'

/**
 * Makes the records of the last build available to the development server, which prerenders nothing.
 * They get a folder of their own: the other files of that build would hide the pages being written.
 *
 * @param outDir - where builds go
 * @param folder - what the development server serves
 * @returns whether there was a build
 */
export async function offerLastRecords(outDir: string, folder: string): Promise<boolean> {
  const copy = path.join(folder, RECORDS_FILE)
  await mkdir(folder, { recursive: true })
  await rm(copy, { force: true })
  try {
    await copyFile(path.join(outDir, RECORDS_FILE), copy)
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
