import { formatDataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import type { QuerySet } from './query-sets'

/**
 * Finds queries that lead nowhere.
 *
 * @param places - all that the site has: paths of pages, with and without ids
 * @returns a sentence for each, with its file, line and remedy
 */
export function unknownTargets(
  sets: readonly Pick<QuerySet, 'file' | 'targets'>[],
  places: ReadonlySet<string>,
): string[] {
  return sets.flatMap(({ file, targets }) =>
    targets
      .filter(({ place }) => !places.has(place))
      .map(({ place, line }) =>
        formatDataDiagnostic({ file, line, message: `${place} is not on the site: correct or remove it.` }),
      ),
  )
}
