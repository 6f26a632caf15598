import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { buildBundles } from './build-bundles'

/**
 * Writes the files of the sandbox.
 *
 * @param folder - what is served at the site's base
 */
export async function writeBundles(siteDir: string, folder: string): Promise<void> {
  const { files } = await buildBundles(siteDir)
  for (const [file, text] of files) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
