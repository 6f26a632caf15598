import { describe, expect, it } from 'vitest'

import { plainText } from '../marked-text'
import type { SearchHit } from '../../engine/types'
import { arrangeHits } from './arrange-hits'
import { pageHit, sectionHit } from './a-hit'

/** The rows of all groups, as: columns of the tree, path, title. */
function written(...batches: SearchHit[][]): string[] {
  return arrangeHits(batches).flatMap(({ page, rows }) => [
    `# ${page}`,
    ...rows.map(({ hit, tree, path }) => [...tree, ...path, plainText(hit.title)].join(' ')),
  ])
}

describe('arrangeHits', () => {
  it('groups hits by page, in the order of the best of each', () => {
    expect(written([sectionHit('a', 'One'), pageHit('b'), sectionHit('a', 'Two')])).toEqual([
      '# a',
      'One',
      'Two',
      '# b',
      'b',
    ])
  })

  it('joins a section with the better section that it is in', () => {
    const hits = [sectionHit('a', 'Options'), sectionHit('a', 'Returns'), sectionHit('a', 'Options', 'name')]
    expect(written(hits)).toEqual(['# a', 'Options', 'last name', 'Returns'])
  })

  it('never moves a better hit below another', () => {
    expect(written([sectionHit('a', 'Options', 'name'), pageHit('a')])).toEqual(['# a', 'Options name', 'a'])
  })

  it('joins with the nearest one, and shows the headings between', () => {
    const hits = [
      pageHit('a'),
      sectionHit('a', 'Options'),
      sectionHit('a', 'Options', 'create', 'reducer'),
      sectionHit('a', 'Pitfalls', 'Twice'),
    ]
    expect(written(hits)).toEqual([
      '# a',
      'a',
      'branch Options',
      'pass last create reducer',
      'last Pitfalls Twice',
    ])
  })

  it('leaves an earlier batch as it is', () => {
    expect(written([pageHit('a'), pageHit('b')], [sectionHit('a', 'One')])).toEqual([
      '# a',
      'a',
      '# b',
      'b',
      '# a',
      'One',
    ])
  })
})
