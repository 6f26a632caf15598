import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file so that it appears whole or not at all: another step, or another build, may read it at any moment.
 *
 * @param file - its folder is made if it doesn't exist
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, content)
  renameSync(draft, file)
}
