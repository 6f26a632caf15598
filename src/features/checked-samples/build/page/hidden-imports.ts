import { resolveFile } from '../../../sample-runtime/core/resolve'
import type { Fence } from './fence'
import type { Page } from './read-page'

const RELATIVE_IMPORT = /from '(\.[^']*)'/g

/**
 * Finds the hidden files that tests need, so that a reader who opens a test can follow it. Each goes with the first test that
 * imports it, directly or through another hidden file.
 *
 * @returns the files by the fence of the test; none for a test whose imports are all shown
 */
export function hiddenImports({ fences }: Pick<Page, 'fences'>): ReadonlyMap<Fence, readonly Fence[]> {
  const shown = new Set<Fence>()
  const findNew = (fence: Fence): Fence[] =>
    importedFences(fence, fences).flatMap((file) => {
      if (!file.tags.setup || shown.has(file)) return []
      shown.add(file)
      return [...findNew(file), file]
    })
  return new Map(fences.filter(({ tags }) => tags.proof).map((proof) => [proof, findNew(proof)]))
}

/** The files that a fence imports, as they are at that place of the page. */
function importedFences({ code, index, tags }: Fence, fences: readonly Fence[]): Fence[] {
  const before = fences.filter((fence) => fence.index < index).reverse()
  const names = before.flatMap(({ tags: { title } }) => (title === undefined ? [] : [title]))
  return [...code.matchAll(RELATIVE_IMPORT)].flatMap(([, specifier = '']) => {
    const name = resolveFile(specifier, tags.title ?? 'src/test.ts', names)
    return before.find(({ tags: { title } }) => title !== undefined && title === name) ?? []
  })
}
