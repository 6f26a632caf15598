import { readFileSync, writeFileSync } from 'node:fs'

import type { SeededFault } from './faults/seeded-fault'

/**
 * Writes faults into the sources.
 *
 * @returns a function that writes the files back as they were
 * @throws Error that names the fault whose text is not in its file exactly once, before anything is written
 */
export function plant(faults: readonly SeededFault[]): () => void {
  const originals = new Map(faults.map(({ file }) => [file, readFileSync(file, 'utf8')]))
  const changed = new Map(originals)
  for (const { name, file, from, to } of faults) {
    const [before, after, ...more] = (changed.get(file) ?? '').split(from)
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(
        `tests/seeded/faults/: the fault "${name}" needs the text ${JSON.stringify(from)} once in ${file}. Give it a text that the file has now.`,
      )
    }
    changed.set(file, before + to + after)
  }
  for (const [file, text] of changed) writeFileSync(file, text)
  return () => {
    for (const [file, text] of originals) writeFileSync(file, text)
  }
}
