import { describe, expect, it } from 'vitest'

import { formatDataDiagnostic } from '../../../../lib/build/content/data-diagnostic'
import { checkContent } from '../../../../lib/build/content/read-content'
import { readAllSynonyms, readSymptomSynonyms, readSynonymLines, SYNONYMS_FOLDER } from './read-lines'
import symptomsSchema from './symptoms.schema.json'
import synonymsSchema from './synonyms.schema.json'

const NO_ENTRY = 'Write what readers say, an equals sign between spaces'
const NO_PHRASE = 'Write a phrase without commas and equals signs.'

describe('the synonyms', () => {
  it('are read from all files: an entry on each line', () => {
    const lines = readSynonymLines('.').split('\n')
    expect(lines).toContain('ts = TypeScript')
    expect(lines).toContain('inactive tab = skipPollingIfUnfocused, pause in the background')
    expect(lines).toContain('redux-undo = undo')
    expect(readAllSynonyms('.')).toHaveLength(lines.length)
  })

  it('have those of symptoms with the id of each', () => {
    expect(readSymptomSynonyms('.')).toContainEqual({
      symptom: 'polls-in-hidden-tab',
      says: ['inactive tab'],
      means: ['skipPollingIfUnfocused', 'pause in the background'],
    })
  })

  it.each([
    ['words', synonymsSchema, 'Words:\n  - ts\n', 2, `"ts" doesn't fit. ${NO_ENTRY}`],
    ['words', synonymsSchema, 'Words:\n  - ts = a = b\n', 2, `"ts = a = b" doesn't fit. ${NO_ENTRY}`],
    ['words', synonymsSchema, 'Words:\n  - ts = a,\n', 2, `"ts = a," doesn't fit. ${NO_ENTRY}`],
    ['words', synonymsSchema, 'Words:\n  - ts = a: b\n', 2, 'There has to be a text.'],
    ['symptoms', symptomsSchema, 'a:\n  says: [b]\n', 1, '"means" is missing: add it. List what'],
    [
      'symptoms',
      symptomsSchema,
      "a:\n  says: ['b, c']\n  means: [d]\n",
      2,
      `"b, c" doesn't fit. ${NO_PHRASE}`,
    ],
  ])('of %s are refused with the remedy: %3$s', (name, schema, text, line, message) => {
    const file = `${SYNONYMS_FOLDER}/${name}.yaml`
    const { diagnostics } = checkContent(text, file, schema)
    expect(diagnostics.map(formatDataDiagnostic)).toEqual([
      expect.stringContaining(`${file}:${line}: ${message}`),
    ])
  })
})
