import type { Fence } from './fence'
import { diagnosticAt, diagnosticAtOpening } from './fence'
import type { FenceFile } from './fence-files'
import type { Diagnostic } from '../../../../lib/build/diagnostic'

/** A file as a fence writes it. */
export interface Definition extends FenceFile {
  fence: Fence
  /** The relative specifiers that it imports, as written. */
  imports: string[]
}

/** Finds names that two files share, and names that aren't names of modules. */
export function titleConflicts(definitions: readonly Definition[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const seen = new Map<string, Definition>()
  for (const definition of definitions) {
    const { fence, name, firstLine } = definition
    const key = name.replace(/\.tsx?$/, '').toLowerCase()
    const earlier = seen.get(key)
    const place =
      firstLine === 0
        ? diagnosticAtOpening
        : (at: Fence, text: string) => diagnosticAt(at, firstLine - 1, 0, text)
    if (earlier && earlier.fence === fence) {
      diagnostics.push(place(fence, `Two files of this fence are called "${name}"; rename one.`))
    } else if (earlier && earlier.name !== name) {
      const first = `"${earlier.name}" on line ${earlier.fence.firstLine - 1}`
      diagnostics.push(place(fence, `"${name}" conflicts with ${first}: use one name for one file.`))
    }
    seen.set(key, definition)
    if (!/\.tsx?$/.test(name))
      diagnostics.push(place(fence, `The file name "${name}" must end in .ts or .tsx.`))
  }
  return diagnostics
}
