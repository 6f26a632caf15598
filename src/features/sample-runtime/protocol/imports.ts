/** Modules that a file's code names, whether it imports them or loads them later. `'import',` is a text, not an import. */
const IMPORTED = /(?<!['"`])\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** The modules that a file's code imports, as it writes them. */
export function importedNames(code: string): string[] {
  return [...code.matchAll(IMPORTED)].map(([, name = '']) => name)
}
