import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { runSteps } from './run-steps'
import { fragments, readFragments } from '../fast-pages/islands/build/step'
import { aBuild, fileOf } from './a-build'

const HEAD = '<meta name=site-version content=v1>'
const part = (id: string, html: string) => `<static-part data-id=${id} class=markdown>${html}</static-part>`

describe('the static parts of a built page', () => {
  it('are read in their order, by the source that they come from', () => {
    const html = `${HEAD}<p>${part('aa-0', '<b>1</b>')}<i></i>${part('bb-0', 'x')}${part('aa-1', '2')}`
    expect([...readFragments(html, 'index.html')]).toEqual([
      ['aa', { version: 'v1', parts: ['<b>1</b>', '2'] }],
      ['bb', { version: 'v1', parts: ['x'] }],
    ])
  })

  it('must all be in the HTML', () => {
    expect(() => readFragments(HEAD + part('aa-1', '2'), 'api/x.html')).toThrow(
      'api/x.html: part aa-1 is where aa-0 was expected',
    )
  })

  it('must have the known form, and there must be some', async () => {
    const platform = /islands\/build\/step\.ts .*@docusaurus\/bundler\/lib\/minifyHtml\.js/
    const reordered = '<static-part class=markdown data-id=aa-0>1</static-part>'
    expect(() => readFragments(HEAD + reordered, 'api/x.html')).toThrow(platform)
    await expect(runSteps([fragments], aBuild({ 'a.html': '<p>none</p>' }))).rejects.toThrow(platform)
  })

  it('must be of a page that names its version', () => {
    expect(() => readFragments(part('aa-0', '1'), 'api/x.html')).toThrow(
      'api/x.html: its head names no version',
    )
  })

  it('are written a file each, with the version of the site', async () => {
    const build = aBuild({ 'a.html': HEAD + part('aa-0', '"quoted"'), 'b.html': '<p>none</p>' })
    await runSteps([fragments], build)
    expect(readdirSync(path.join(build.outDir, 'assets/fragments'))).toEqual(['aa.json'])
    expect(JSON.parse(fileOf(build, 'assets/fragments/aa.json'))).toEqual({
      version: 'v1',
      parts: ['"quoted"'],
    })
  })
})
