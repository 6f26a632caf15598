import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { TextFile } from './lists'

/** Writes files into the build, with the folders that they need. */
export async function writeFiles(outDir: string, files: readonly TextFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ file, text }) => {
      const target = path.join(outDir, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
    }),
  )
}
