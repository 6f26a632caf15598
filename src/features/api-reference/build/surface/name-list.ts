import type { Diagnostic } from '../../../../lib/build/diagnostic'

/** A list of names in a source file, and the places of the names in it. */
export interface NameList {
  names: readonly string[]
  /** Makes a problem at the place of a name. */
  diagnostic(name: string, message: string): Diagnostic
}

/**
 * Makes a list whose problems point into its file.
 *
 * @param path - from the site's folder, with forward slashes
 * @param text - the whole file
 */
export function nameList(path: string, text: string, names: readonly string[]): NameList {
  const lines = text.split('\n')
  return {
    names,
    diagnostic(name, message) {
      const index = lines.findIndex((line) => new RegExp(`(^|[^\\w$])${escape(name)}($|[^\\w$])`).test(line))
      const line = Math.max(index, 0)
      return { page: path, line: line + 1, column: Math.max(lines[line]?.indexOf(name) ?? 0, 0) + 1, message }
    },
  }
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
