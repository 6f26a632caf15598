import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { faultsOfForm } from '../../page/fence-faults'
import { renderBlock } from '../render-block'
import { aFence } from './a-fence'

const fence = (...lines: string[]) => aFence(['```text output timeline', ...lines, '```'].join('\n'))

const RECORDED = fence(
  'render | status | isLoading | data',
  '1 | pending | yes | –',
  '2 | fulfilled | – | <T-101>',
  '3 | fulfilled | – | –',
)

describe('a timeline', () => {
  const $ = load(renderBlock(RECORDED, undefined), null, false)
  const cells = (row: number) =>
    $('tbody tr')
      .eq(row)
      .children()
      .toArray()
      .map((cell) => [$(cell).attr('class') ?? $(cell).attr('scope'), $(cell).text()])

  it('has a column for each render', () => {
    const heads = $('thead th').toArray()
    expect(heads.map((head) => $(head).text())).toEqual(['Render', '1', '2', '3'])
    expect(heads.map((head) => $(head).attr('scope'))).toEqual(['col', 'col', 'col', 'col'])
  })

  it('has a row for each field, which says what is set and what stays as it was', () => {
    expect(cells(0)).toEqual([
      ['row', 'status'],
      ['value', 'pending'],
      ['value', 'fulfilled'],
      ['value same', 'fulfilled'],
    ])
    expect(cells(1)).toEqual([
      ['row', 'isLoading'],
      ['on', 'yes'],
      ['off', '–'],
      ['off same', '–'],
    ])
    expect(cells(2)).toEqual([
      ['row', 'data'],
      ['off', '–'],
      ['value', '<T-101>'],
      ['off', '–'],
    ])
    expect($('tbody th code')).toHaveLength(3)
  })

  it('can be focused, has a name and says where it comes from', () => {
    expect($('figure.timeline-figure > .timeline-scroll').attr()).toMatchObject({
      tabindex: '0',
      role: 'group',
      'aria-label': 'Recorded renders',
    })
    expect($('figcaption').text()).toBe('Recorded from the run of the sample above.')
    expect($('pre')).toHaveLength(0)
  })

  it.each([
    ['without renders', ['render | status'], /^1 .*a line for each render/],
    ['without text', [], /^1 .*a line of names/],
    ['of one column', ['render', '1'], /^1 .*a line of names/],
    ['with a ragged row', ['render | a', '1 | x', '2 | x | y'], /^4 This render has 3 cells, .* names 2/],
    ['with other separators', ['render | a', '1|x'], /^3 This render has 1 cells/],
  ])('%s is a problem', (_name, lines, message) => {
    const diagnostics = faultsOfForm(fence(...lines)).map(
      (diagnostic) => `${diagnostic.line} ${diagnostic.message}`,
    )
    expect(diagnostics.join('\n')).toMatch(message)
  })
})
