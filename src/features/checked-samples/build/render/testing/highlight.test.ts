import { describe, expect, it } from 'vitest'

import { highlight, renderTokens } from '../highlight'

const html = (code: string, language: string) => highlight(code, language).map(renderTokens).join('\n')

describe('highlighting', () => {
  it('wraps tokens in spans, and leaves plain text and punctuation alone', () => {
    expect(html("const a = f('b', 1) // c", 'ts')).toBe(
      '<span class="keyword">const</span> a = <span class="function">f</span>(<span class="string">\'b\'</span>, ' +
        '<span class="number">1</span>) <span class="comment">// c</span>',
    )
  })

  it('writes neighbors of the same color as one', () => {
    expect(html('export const a = 1', 'ts')).toMatch(/^<span class="keyword">export const<\/span> a = /)
  })

  it('escapes what would be HTML', () => {
    expect(html('const a = \'<img src=x onerror="x">\' && b < c', 'ts')).toContain(
      '&lt;img src=x onerror=&quot;x&quot;&gt;',
    )
    expect(html('a <b> & "c"', 'text')).toBe('a &lt;b&gt; &amp; &quot;c&quot;')
    expect(html('const a = <p>x &amp; y</p>', 'tsx')).toContain('&amp;amp;')
  })

  it('gives every line its own spans', () => {
    const [first, second] = highlight('/* one\n   two */', 'ts')
    expect(first).toEqual([{ kind: 'comment', text: '/* one' }])
    expect(second).toEqual([{ kind: 'comment', text: '   two */' }])
  })

  it('sees no keywords in the text of JSX', () => {
    expect(html("const a = <p>don't return it for Free</p>", 'tsx')).toContain(
      "&gt;don't return it for Free&lt;",
    )
  })

  it.each(['ts', 'tsx'])('takes the name of a property in %s for no keyword', (language) => {
    for (const code of ['skipped.type // →', 'a?.type', 'a.is', 'a\n  .type {', 'a.module b']) {
      expect(html(code, language)).not.toContain('class="keyword"')
    }
    expect(html('type A = string', language)).toContain('<span class="keyword">type</span>')
    expect(html('const a = [...typeof b, ... await c]', language)).toContain(
      '<span class="keyword">await</span>',
    )
    expect(html('(a): a is B', language)).toContain('<span class="keyword">is</span>')
  })

  it('tells type parameters from constants', () => {
    expect(html('const id = (a: T) => LIMIT', 'ts')).toContain('<span class="type">T</span>')
    expect(html('const id = (a: T) => LIMIT', 'ts')).toContain('<span class="number">LIMIT</span>')
  })

  it.each(['ts', 'tsx', 'npm', 'bash', 'json', 'html', 'css', 'diff', 'text', ''])(
    'gives the text of "%s" back unchanged',
    (language) => {
      const code = 'npm install -D x # {"a": 1}\n<b class="c">d</b>\n\n  a { b: c }\n`x${y}z`'
      const text = highlight(code, language).map((line) => line.map((token) => token.text).join(''))
      expect(text.join('\n')).toBe(code)
    },
  )
})
