import type { LoadContext, Plugin } from '@docusaurus/types'

import { CHALLENGES_FOLDER } from './read-texts'
import { challengeService } from './service'

interface Options {
  /** The ids of all docs, in the order of the navigation. */
  pageOrder: readonly string[]
}

/** Reads and proves all challenges before the site is built. One that doesn't hold stops the build. */
export default function challengesPlugin({ siteDir }: LoadContext, { pageOrder }: Options): Plugin {
  const challenges = challengeService(siteDir, pageOrder)
  return {
    name: 'challenges',
    getPathsToWatch: () => [`${siteDir}/${CHALLENGES_FOLDER}/**/*.mdx`],
    async loadContent() {
      challenges.changed()
      const all = await challenges.all()
      console.log(`[challenges] ${all.length} challenges`)
    },
  }
}
