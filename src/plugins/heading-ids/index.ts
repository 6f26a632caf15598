import type { Plugin } from '@docusaurus/types'

import { HEADING_ALIASES } from '../../config/heading-aliases'
import { aliasFaults } from './alias-faults'
import { readLinkableIds } from './linkable-ids'

/** Stops the build where an old heading id leads to nothing: `src/config/heading-aliases.ts`. */
export default function headingIdsPlugin(): Plugin {
  return {
    name: 'heading-ids',
    async postBuild({ outDir }) {
      const faults = aliasFaults(HEADING_ALIASES, await readLinkableIds(outDir))
      if (faults.length > 0) throw new Error(`src/config/heading-aliases.ts:\n${faults.join('\n')}`)
    },
  }
}
