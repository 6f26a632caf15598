import type { LoadContext, Plugin } from '@docusaurus/types'

import { HEADING_ALIASES } from '../../config/heading-aliases'
import { openStepCache } from '../step-cache'
import { aliasFaults } from './alias-faults'
import { linkableIds, readLinkableIds } from './linkable-ids'

/** Stops the build where an old heading id leads to nothing: `src/config/heading-aliases.ts`. */
export default function headingIdsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'heading-ids',
    async postBuild({ outDir }) {
      const cache = openStepCache<string[]>(siteDir, 'heading-ids')
      const linkable = await readLinkableIds(outDir, (html) => cache.get(html, () => linkableIds(html)))
      cache.save()
      const faults = aliasFaults(HEADING_ALIASES, linkable)
      if (faults.length > 0) throw new Error(`src/config/heading-aliases.ts:\n${faults.join('\n')}`)
    },
  }
}
