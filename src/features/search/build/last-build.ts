import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { FILES_FOLDER, FIRST_FILE } from '../shared/index-files'

/**
 * Makes the search index of the last build available to the development server, which prerenders nothing.
 * It gets a folder of its own: the other files of that build would hide the pages being written.
 *
 * @param outDir - where builds go
 * @param folder - what the development server serves; it stays empty if there was no build
 */
export async function offerLastIndex(outDir: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // A build writes this file after the others.
  if (!existsSync(path.join(outDir, FIRST_FILE))) return
  for (const name of [FIRST_FILE, FILES_FOLDER]) {
    await cp(path.join(outDir, name), path.join(folder, name), { recursive: true })
  }
}
