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
    ['an entry without a meaning', 'Words:\n  - ts\n', 2, `"ts" doesn't fit. ${NO_ENTRY}`],
    [
      'an entry with two meanings',
      'Words:\n  - ts = a\n  - ts = a = b\n',
      3,
      `"ts = a = b" doesn't fit. ${NO_ENTRY}`,
    ],
    [
      'a comma at the end',
      'Words:\n  - ts = TypeScript,\n',
      2,
      `"ts = TypeScript," doesn't fit. ${NO_ENTRY}`,
    ],
    ['a colon without quotes', 'Words:\n  - ts = a: b\n', 2, 'There has to be a text.'],
    ['a group without entries', 'Words: []\n', 1, '"Words" is empty: add something, or remove it.'],
    [
      'an entry that is repeated',
      'Words:\n  - ab = cd\n  - ab = cd\n',
      3,
      '"ab = cd" is repeated: remove it.',
    ],
  ])('are refused for %s', (_, text, line, message) => {
    const { diagnostics } = checkContent(text, `${SYNONYMS_FOLDER}/words.yaml`, synonymsSchema)
    expect(diagnostics.map(formatDataDiagnostic)).toEqual([
      expect.stringContaining(`${SYNONYMS_FOLDER}/words.yaml:${line}: ${message}`),
    ])
  })

  it.each([
    [
      'no meaning',
      'a:\n  says: [b]\n',
      1,
      '"means" is missing: add it. List what the documentation calls it.',
    ],
    ['a comma in a phrase', "a:\n  says: ['b, c']\n  means: [d]\n", 2, `"b, c" doesn't fit. ${NO_PHRASE}`],
    [
      'a field of another name',
      'a:\n  says: [b]\n  means: [d]\n  mean: [e]\n',
      4,
      '"mean" is not a field: use one of says',
    ],
  ])('of symptoms are refused for %s', (_, text, line, message) => {
    const { diagnostics } = checkContent(text, `${SYNONYMS_FOLDER}/symptoms.yaml`, symptomsSchema)
    expect(diagnostics.map(formatDataDiagnostic)).toEqual([
      expect.stringContaining(`${SYNONYMS_FOLDER}/symptoms.yaml:${line}: ${message}`),
    ])
  })
})
