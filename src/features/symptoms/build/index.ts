import type { LoadContext, Plugin } from '@docusaurus/types'

import { readSymptomSynonyms, SYNONYMS_FOLDER } from '../../search/build'
import type { SymptomGroup } from '../symptom'
import { withFilterWords } from './filter-words'
import { readSymptoms, SYMPTOMS_FOLDER } from './read-symptoms'

/**
 * Makes the symptoms available to pages: `@generated/symptoms/default/groups.json` is a list of {@link SymptomGroup}.
 *
 * @throws AuthorError (while loading its content) with every fault of the symptoms
 */
export default function symptomsPlugin({ siteDir }: LoadContext): Plugin<SymptomGroup[]> {
  return {
    name: 'symptoms',
    getPathsToWatch: () => [`${SYMPTOMS_FOLDER}/*.yaml`, `${SYNONYMS_FOLDER}/*.yaml`],
    loadContent: () => withFilterWords(readSymptoms(siteDir), readSymptomSynonyms(siteDir)),
    async contentLoaded({ content, actions }) {
      await actions.createData('groups.json', content)
    },
  }
}
