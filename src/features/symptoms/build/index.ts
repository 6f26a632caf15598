import type { LoadContext, Plugin } from '@docusaurus/types'

import type { SymptomGroup } from '../symptom'
import { readSymptoms, SYMPTOMS_FOLDER } from './read-symptoms'

/**
 * Makes the symptoms available to pages: `@generated/symptoms/default/groups.json` is a list of {@link SymptomGroup}.
 *
 * @throws AuthorError (while loading its content) with every fault of the symptoms
 */
export default function symptomsPlugin({ siteDir }: LoadContext): Plugin<SymptomGroup[]> {
  return {
    name: 'symptoms',
    getPathsToWatch: () => [`${SYMPTOMS_FOLDER}/*.yaml`],
    loadContent: () => readSymptoms(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('groups.json', content)
    },
  }
}
