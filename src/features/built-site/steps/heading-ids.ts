import { addressOf } from '../../../lib/build/html-files'
import { HEADING_ALIASES } from '../heading-ids/aliases'
import { aliasFaults } from '../heading-ids/alias-faults'
import { linkableIds } from '../heading-ids/linkable-ids'
import type { Step } from '../../../lib/build/built-site-step'

/** Stops the build if an old heading id no longer leads anywhere: `src/features/built-site/heading-ids/aliases.ts`. */
export const headingIds: Step<string[]> = {
  name: 'heading-ids',
  reads: 'document',
  read: linkableIds,
  finish(pages) {
    const linkable = new Map(
      pages.flatMap(({ file, finding }) => (finding.length > 0 ? [[addressOf(file), finding]] : [])),
    )
    const faults = aliasFaults(HEADING_ALIASES, linkable)
    if (faults.length > 0)
      throw new Error(`src/features/built-site/heading-ids/aliases.ts:\n${faults.join('\n')}`)
  },
}
