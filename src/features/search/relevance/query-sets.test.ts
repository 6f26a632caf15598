import { describe, expect, it } from 'vitest'

import { parseQuerySet } from './query-sets'

const FILE = 'queries/tuned.yaml'

describe('a set of queries', () => {
  it('has places for each query, with the lines where they are named', () => {
    const text = 'queries:\n  typos:\n    creatSlice: [/api/createSlice]\n'
    expect(parseQuerySet(text, FILE)).toMatchObject({
      queries: { typos: [['creatSlice', '/api/createSlice']] },
      targets: [{ place: '/api/createSlice', line: 3 }],
    })
  })

  it('with searches is refused, because nothing reads them', () => {
    const text =
      'searches:\n  (page): [make a slice]\nqueries:\n  typos:\n    creatSlice: [/api/createSlice]\n'
    expect(() => parseQuerySet(text, FILE)).toThrow(/queries\/tuned\.yaml:2: .*beside a page/)
  })

  it('of an unknown kind is refused', () => {
    expect(() => parseQuerySet('queries:\n  guesses:\n    slice: [/api/createSlice]\n', FILE)).toThrow(
      /queries\/tuned\.yaml:2: "guesses" is not a field: use one of symbols/,
    )
  })
})
