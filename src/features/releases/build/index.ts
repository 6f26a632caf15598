import type { LoadContext, Plugin } from '@docusaurus/types'

import { readSince, SINCE_FILE } from '../../api-reference/build/mdx'
import type { Release } from '../release'
import { assertMentions } from './mentions'
import { CHANGES_FILE, readChanges } from './read-changes'
import { readDocs } from './read-docs'
import { releasesOf } from './releases-of'

/**
 * Makes the releases available to pages: `@generated/releases/default/releases.json` is a list of {@link Release}, the newest
 * first.
 *
 * @throws AuthorError (while loading its content) with every fault of the changes, and every sentence of a page about an
 * earlier version that no change or addition stands behind
 */
export default function releasesPlugin({ siteDir }: LoadContext): Plugin<Release[]> {
  return {
    name: 'releases',
    getPathsToWatch: () => [CHANGES_FILE, SINCE_FILE],
    loadContent() {
      const docs = readDocs(siteDir)
      const changes = readChanges(siteDir)
      const since = readSince(siteDir)
      assertMentions(docs, changes, since)
      return releasesOf(changes.data, since, docs)
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('releases.json', content)
    },
  }
}
