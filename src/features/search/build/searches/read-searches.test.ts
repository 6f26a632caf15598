import { describe, expect, it } from 'vitest'

import { formatDataDiagnostic } from '../../../../lib/build/content/data-diagnostic'
import schema from '../searches.schema.json'
import { readSearches } from './read-searches'

const FILE = 'docs/pagination.search.yaml'
const read = (text: string) => readSearches(text, FILE, '/pagination')
const getDiagnostics = (text: string) => read(text).diagnostics.map(formatDataDiagnostic)

const GOOD = `# A comment
searches:
  (page):
    - split a long list
  previous:
    - list flickers
    - keep old rows

queries:
  symbols:
    currentData: [(page), previous, /api/hooks, /api/hooks#result]
  pasted errors:
    "Error: two\\n    at lines": [previous]
`

/** What the schema says of these files alone; read-content.test.ts has the faults that any file may have. */
const FAULTS: [name: string, text: string, line: number, message: string][] = [
  [
    'a path for an id',
    'searches:\n  /api/x: [a]\n',
    2,
    '"/api/x" can\'t be a key here. Write the id of a section, or (page) for the page.',
  ],
  ['a blank', "searches:\n  a: [' ']\n", 2, 'The text is empty'],
  [
    'an unknown kind',
    'queries:\n  one word:\n    a: [b]\n',
    2,
    '"one word" is not a field: use one of symbols,',
  ],
  ['a query without places', 'queries:\n  typos:\n    a: []\n', 3, '"a" is empty: add something'],
  [
    'no place',
    'queries:\n  typos:\n    a: [b c]\n',
    3,
    '"b c" doesn\'t fit. Write the id of a section of this page, (page) for any place on it, or the path',
  ],
]

describe('the searches of a page', () => {
  it('are read with their lines, ids as places of the page', () => {
    const { searches, diagnostics } = read(GOOD)
    expect(diagnostics).toEqual([])
    expect(searches.sections).toEqual([
      { place: '/pagination', line: 3, searches: ['split a long list'] },
      { place: '/pagination#previous', line: 5, searches: ['list flickers', 'keep old rows'] },
    ])
    expect(searches.queries).toEqual({
      symbols: [['currentData', '/pagination', '/pagination#previous', '/api/hooks', '/api/hooks#result']],
      'pasted errors': [['Error: two\n    at lines', '/pagination#previous']],
    })
    expect(searches.targets.map(({ line }) => line)).toEqual([11, 11, 11, 11, 13])
  })

  it.each(FAULTS)('are refused with the line and the remedy for %s', (_, text, line, message) => {
    const [diagnostic, ...others] = getDiagnostics(text)
    expect(diagnostic).toContain(`${FILE}:${line}: ${message}`)
    expect(others).toEqual([])
  })
})

describe('the schema for editors', () => {
  it('has an example that is read', () => {
    expect(schema.examples.map((example) => getDiagnostics(JSON.stringify(example)))).toEqual([[]])
  })
})
