import { describe, expect, it } from 'vitest'

import { parseTags } from '../tags'

describe('parseTags', () => {
  it('reads titles, flags and lines', () => {
    const { tags, messages } = parseTags('title="src/a b.ts" run {2,4-6} env="production"')
    expect(messages).toEqual([])
    expect(tags).toEqual({
      title: 'src/a b.ts',
      run: true,
      dom: false,
      setup: false,
      proof: false,
      output: false,
      timeline: false,
      env: 'production',
      highlight: [2, 4, 5, 6],
    })
  })

  it.each([
    ['rnu', /"rnu" is not a tag; the tags are run, /],
    ['titel="x.ts"', /"titel" is not a tag/],
    ['title=src/a.ts', /"title" needs a value in double quotes/],
    ['server', /"server" needs a value in double quotes/],
    ['title=""', /"title" has an empty value/],
    ['run run', /"run" appears twice/],
    ['env="staging"', /env="staging" is unknown/],
    ['{2, 3}', /is not a list of lines|is not a tag/],
    ['{3-1}', /3-1 is not a range of lines/],
    ['{0}', /0 is not a range of lines/],
    ['run dom', /"dom" already means that the fence runs/],
  ])('refuses %s', (meta, message) => {
    expect(parseTags(meta).messages.join('\n')).toMatch(message)
  })
})
