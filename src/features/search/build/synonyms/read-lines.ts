import { readContent } from '../../../../lib/build/content/read-content'
import { readSynonyms, type Synonym } from '../../shared/read-synonyms'
import symptomsSchema from './symptoms.schema.json'
import synonymsSchema from './synonyms.schema.json'

/** What readers say, what those with a symptom type, and what users of other libraries say. */
export const SYNONYMS_FOLDER = 'content/synonyms'

/** What readers type who have a symptom, where neither its text nor that of its section says so. */
export interface SymptomSynonym extends Synonym {
  /** The id of the symptom that they look for. */
  symptom: string
}

/**
 * Reads what readers type who have a symptom.
 *
 * @param siteDir - path of the site's folder
 * @throws AuthorError with the line and remedy of every fault
 */
export function readSymptomSynonyms(siteDir: string): SymptomSynonym[] {
  const files = readContent<Readonly<Record<string, Synonym>>>(
    siteDir,
    [`${SYNONYMS_FOLDER}/symptoms.yaml`],
    symptomsSchema,
  )
  return files.flatMap(({ data }) =>
    Object.entries(data).map(([symptom, synonym]) => ({ symptom, ...synonym })),
  )
}

/**
 * Reads all synonyms as text, which {@link readSynonyms} takes apart: an entry on each line.
 *
 * @throws as {@link readSymptomSynonyms}
 */
export function readSynonymLines(siteDir: string): string {
  const symptoms = readSymptomSynonyms(siteDir).map(
    ({ says, means }) => `${says.join(', ')} = ${means.join(', ')}`,
  )
  return [...getLines(siteDir, 'words'), ...symptoms, ...getLines(siteDir, 'libraries')].join('\n')
}

/** All synonyms as the search has them. */
export const readAllSynonyms = (siteDir: string): Synonym[] => readSynonyms(readSynonymLines(siteDir))

function getLines(siteDir: string, name: string): string[] {
  const files = readContent<Readonly<Record<string, readonly string[]>>>(
    siteDir,
    [`${SYNONYMS_FOLDER}/${name}.yaml`],
    synonymsSchema,
  )
  return files.flatMap(({ data }) => Object.values(data).flat())
}
