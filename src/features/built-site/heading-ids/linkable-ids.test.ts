import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { linkableIds, readLinkableIds } from './published-ids'

describe('linkableIds', () => {
  it('lists headings, rows, terms and demos in the order of the page', () => {
    const html =
      '<main><h2 id="a">A</h2><table><tr id="a-b"><td>b</td></tr></table><section data-live-demo="c" id="demo-c"></section><dl><dt id="symptom-d">D</dt></dl><h6 id="e">E</h6></main>'
    expect(linkableIds(html)).toEqual(['a', 'a-b', 'demo-c', 'symptom-d', 'e'])
  })

  it('leaves out ids that no link is made to', () => {
    expect(linkableIds('<h2 id="frame">F</h2><main><p id="_R_1_">P</p><h1 id="title">T</h1></main>')).toEqual(
      [],
    )
  })
})

describe('readLinkableIds', () => {
  it('reads the pages of a build by the address that readers see', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ids-'))
    const page = (id: string) => `<main><h2 id="${id}">H</h2></main>`
    mkdirSync(path.join(folder, 'api'))
    writeFileSync(path.join(folder, 'index.html'), page('home'))
    writeFileSync(path.join(folder, 'api/seats.html'), page('hold'))
    writeFileSync(path.join(folder, 'api/empty.html'), '<main></main>')
    writeFileSync(path.join(folder, 'api/seats.json'), page('no-page'))
    expect([...(await readLinkableIds(folder))]).toEqual([
      ['/api/seats', ['hold']],
      ['/', ['home']],
    ])
  })
})
