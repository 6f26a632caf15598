import type { LoadContext, Plugin } from '@docusaurus/types'

import { getModule } from '../../../lib/build/content/read-content'
import type { KnownGroup, Remedies } from '../types'
import { ERRORS_FOLDER, readKnownGroups, readRemedies } from './read-texts'

interface Content {
  groups: KnownGroup[]
  remedies: Remedies
}

/**
 * Makes the texts about errors available to the browser, in `@generated/error-messages/default/`: `known` is a list of
 * `KnownError`, `remedies` are {@link Remedies}.
 *
 * @throws AuthorError (while loading its content) with every fault of the texts
 */
export default function errorMessagesPlugin({ siteDir }: LoadContext): Plugin<Content> {
  return {
    name: 'error-messages',
    getPathsToWatch: () => [`${ERRORS_FOLDER}/*.yaml`],
    loadContent: () => ({ groups: readKnownGroups(siteDir), remedies: readRemedies(siteDir) }),
    async contentLoaded({ content, actions }) {
      const known = content.groups.flatMap(({ errors }) => errors)
      await actions.createData('known.js', getModule(known))
      await actions.createData('remedies.js', getModule(content.remedies))
    },
  }
}
