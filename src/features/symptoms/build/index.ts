import type { LoadContext, Plugin } from '@docusaurus/types'

import { readSymptomSynonyms, SYNONYMS_FOLDER, type SymptomSynonym } from '../../search/build'
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
    getPathsToWatch: () => [`${SYMPTOMS_FOLDER}/*.yaml`, `${SYNONYMS_FOLDER}/*.yaml`],
    loadContent: () => withFilterWords(readSymptoms(siteDir), readSymptomSynonyms(siteDir)),
    async contentLoaded({ content, actions }) {
      await actions.createData('groups.json', content)
    },
  }
}

/** Adds what readers type into the search who have a symptom to what the filter of the page finds it by. */
function withFilterWords(
  groups: readonly SymptomGroup[],
  synonyms: readonly SymptomSynonym[],
): SymptomGroup[] {
  const phrasesOf = (id: string) =>
    synonyms.filter(({ symptom }) => symptom === id).flatMap(({ says }) => says)
  return groups.map(({ id, symptoms }) => ({
    id,
    symptoms: symptoms.map(({ filterWords = [], ...symptom }) => {
      const words = [...phrasesOf(symptom.id), ...filterWords]
      return words.length === 0 ? symptom : { ...symptom, filterWords: words }
    }),
  }))
}
