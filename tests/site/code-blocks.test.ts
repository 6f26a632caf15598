import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { BUILD, readBuiltPages } from './built-pages'

const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((file) => file.endsWith('.js'))
const pages = readBuiltPages().filter(({ kind, $ }) => kind !== 'redirect' && $('pre').length > 0)

describe('code blocks', () => {
  it('bring no highlighter to the browser', () => {
    // Names of Prism's hooks and grammars, which minifying keeps.
    const marks = /before-tokenize|after-tokenize|maybe-class-name|languages\.extend/
    const highlighters = scripts.filter((file) =>
      marks.test(readFileSync(path.join(BUILD, 'assets/js', file), 'utf8')),
    )
    expect(scripts.length).toBeGreaterThan(5)
    expect(highlighters).toEqual([])
  })

  it.each(pages)('of $address were all written while building', ({ $ }) => {
    expect(
      $('pre:not(.code-sample pre, .code-ran-part pre, [data-no-markdown] pre, [data-stage] pre)'),
    ).toHaveLength(0)
    expect($('.theme-code-block, .token-line')).toHaveLength(0)
  })

  it.each(pages)('of $address can be focused and have a name', ({ $ }) => {
    for (const pre of $('.code-sample pre').toArray()) {
      expect($(pre).attr('tabindex')).toBe('0')
      expect($(pre).attr('aria-label')).toMatch(/\S/)
    }
  })

  it.each(pages)('of $address show nothing that only the check reads', ({ $ }) => {
    expect($('.code-sample pre').text()).not.toMatch(/---cut|@errors:|@filename:/)
  })
})
