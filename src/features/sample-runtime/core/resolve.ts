/** The files that an import may mean: it may leave out the ending, or write another one in place of the real one. */
export const candidates = (name: string): string[] => [
  name,
  ...['.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'].map((ending) => name + ending),
  name.replace(/\.js$/, '.ts'),
  name.replace(/\.jsx?$/, '.tsx'),
  name.replace(/\.tsx?$/, '.js'),
  name.replace(/\.tsx?$/, '.jsx'),
]

/**
 * Finds the file that a relative import means.
 *
 * @param importer - the name of the importing file
 * @param names - of the task's files
 */
export function resolveFile(
  specifier: string,
  importer: string,
  names: readonly string[],
): string | undefined {
  const target = join(importer.split('/').slice(0, -1), specifier)
  return candidates(target).find((candidate) => names.includes(candidate))
}

function join(folder: readonly string[], specifier: string): string {
  const parts = [...folder]
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
