import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { readParts, writeFragments } from '../../../../src/plugins/lean-pages/write-fragments'

const part = (id: string, html: string) => `<static-part data-id=${id} class=markdown>${html}</static-part>`

describe('the static parts of a built page', () => {
  it('are read in their order, by the source that they come from', () => {
    const html = `<p>${part('aa-0', '<b>1</b>')}<i></i>${part('bb-0', 'x')}${part('aa-1', '2')}`
    expect([...readParts(html, 'index.html')]).toEqual([
      ['aa', ['<b>1</b>', '2']],
      ['bb', ['x']],
    ])
  })

  it('must all be in the HTML', () => {
    expect(() => readParts(part('aa-1', '2'), 'api/x.html')).toThrow(
      'api/x.html: part aa-1 stands where aa-0 was expected',
    )
  })

  it('are written a file each, with the version of the site', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fragments-'))
    writeFileSync(path.join(folder, 'a.html'), part('aa-0', '"quoted"'))
    writeFileSync(path.join(folder, 'b.html'), '<p>none</p>')
    expect(await writeFragments(folder, ['a.html', 'b.html'], 'v1')).toBe(1)
    const written = path.join(folder, 'assets/fragments')
    expect(readdirSync(written)).toEqual(['aa.json'])
    expect(JSON.parse(readFileSync(path.join(written, 'aa.json'), 'utf8'))).toEqual({
      version: 'v1',
      parts: ['"quoted"'],
    })
  })
})
