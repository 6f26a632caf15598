import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { readSymptomSynonyms, SYNONYMS_FOLDER, type SymptomSynonym } from '../../search/build'
import type { SymptomGroup, Symptom } from '../symptom'
import { assertNoDiagnostics, type DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import {
  listContent,
  readContent,
  repeatedIds,
  type ContentFile,
} from '../../../lib/build/content/read-content'
import orderSchema from './order.schema.json'
import symptomsSchema from './symptoms.schema.json'

/** A file for each group, and one with their order. */
export const SYMPTOMS_FOLDER = 'content/symptoms'
const ORDER = `${SYMPTOMS_FOLDER}/order.yaml`

/** A file of a group, as `symptoms.schema.json` describes it. */
interface GroupData {
  symptoms: Readonly<Record<string, Omit<Symptom, 'id'>>>
}

/** As `order.schema.json` describes it. */
interface OrderData {
  groups: readonly string[]
}

/**
 * Reads all symptoms, in the order of the page.
 *
 * @param siteDir - path of the site's folder
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readSymptoms(siteDir: string): SymptomGroup[] {
  const [order] = readContent<OrderData>(siteDir, [ORDER], orderSchema)
  const files = listContent(siteDir, SYMPTOMS_FOLDER).filter((file) => file !== ORDER)
  const groups = readContent<GroupData>(siteDir, files, symptomsSchema)
  assertNoDiagnostics('The symptoms', [
    ...(order ? diagnosticsOfOrder(order, files) : []),
    ...repeatedIds(groups, 'symptoms'),
  ])
  const byId = new Map(groups.map(({ file, data }) => [getId(file), data]))
  return (order?.data.groups ?? []).map((id) => ({
    id,
    symptoms: Object.entries(byId.get(id)?.symptoms ?? {}).map(([symptom, texts]) => ({
      id: symptom,
      ...texts,
    })),
  }))
}

const getId = (file: string): string => path.posix.basename(file, '.yaml')

function diagnosticsOfOrder(
  { file, data, getLine }: ContentFile<OrderData>,
  files: readonly string[],
): DataDiagnostic[] {
  const ids = files.map(getId)
  const gone = [...data.groups.entries()].filter(([, id]) => !ids.includes(id))
  const unnamed = ids.filter((id) => !data.groups.includes(id))
  return [
    ...gone.map(([at, id]) => ({
      file,
      line: getLine('groups', at),
      message: `There is no ${id}.yaml beside this file: correct or remove the name.`,
    })),
    ...unnamed.map((id) => ({
      file,
      line: getLine('groups'),
      message: `"${id}" is missing: say where its group belongs, or remove ${id}.yaml.`,
    })),
  ]
}

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
  const getPhrases = (id: string) =>
    synonyms.filter(({ symptom }) => symptom === id).flatMap(({ says }) => says)
  return groups.map(({ id, symptoms }) => ({
    id,
    symptoms: symptoms.map(({ filterWords = [], ...symptom }) => {
      const words = [...getPhrases(symptom.id), ...filterWords]
      return words.length === 0 ? symptom : { ...symptom, filterWords: words }
    }),
  }))
}
