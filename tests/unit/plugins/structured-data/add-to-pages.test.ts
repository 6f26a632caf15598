import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { addToPages, withDescription } from '../../../../src/plugins/structured-data/add-to-pages'

const PAGE = '<html><head><title>T</title></head><body><p>P</p></body></html>'

describe('withDescription', () => {
  it('ends the head with the description', () => {
    expect(withDescription(PAGE, { name: 'T' })).toBe(
      '<html><head><title>T</title><script type="application/ld+json">{"name":"T"}</script></head><body><p>P</p></body></html>',
    )
  })

  it('keeps a text from ending the element', () => {
    const html = withDescription(PAGE, { name: '</script><b>' })
    expect(html).toContain('{"name":"\\u003c/script>\\u003cb>"}')
  })
})

describe('addToPages', () => {
  function folderWith(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
    return folder
  }

  it('changes the pages that are described, and leaves nothing else behind', () => {
    const folder = folderWith({ 'a.html': PAGE, 'b.html': PAGE.replace('T', 'B'), 'c.txt': PAGE })
    addToPages(folder, (html) => (html.includes('<title>B') ? { name: 'B' } : undefined))
    expect(readdirSync(folder).sort()).toEqual(['a.html', 'b.html', 'c.txt'])
    expect(readFileSync(path.join(folder, 'a.html'), 'utf8')).toBe(PAGE)
    expect(readFileSync(path.join(folder, 'b.html'), 'utf8')).toContain('{"name":"B"}')
  })

  it('stops when no page is described', () => {
    expect(() => addToPages(folderWith({ 'a.html': PAGE }), () => undefined)).toThrow('no page was described')
  })
})
