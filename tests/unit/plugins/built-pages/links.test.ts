import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { brokenLinks } from '../../../../src/plugins/built-pages/links/broken-links'
import { describeLinks } from '../../../../src/plugins/built-pages/links/describe'
import { linesOfLink } from '../../../../src/plugins/built-pages/links/find-link'
import { readLinks } from '../../../../src/plugins/built-pages/links/read-links'
import { runSteps } from '../../../../src/plugins/built-pages/run-steps'
import type { Build } from '../../../../src/plugins/built-pages/step'
import { links } from '../../../../src/plugins/built-pages/steps/links'
import { aBuild } from './a-build'

const PAGES = {
  'index.html': '',
  'api/seats.html': '<h2 id="hold">Hold</h2><h2 id="fän">F</h2>',
  'api/other-exports.html': '',
  'old/index.html': '<meta http-equiv="refresh" content="0; url=/api/seats">',
}

/** What is wrong with a link on `/api/seats`. */
function messageOf(link: string): string | undefined {
  const pages = { ...PAGES, 'api/seats.html': `${PAGES['api/seats.html']}<a href="${link}">x</a>` }
  const found = Object.entries(pages).map(([file, html]) => ({ file, finding: readLinks(html) }))
  const site = { url: 'https://docs.example.org/', hasFile: (file: string) => file === 'img/logo.svg' }
  return brokenLinks(found, site)[0]?.message
}

describe('brokenLinks', () => {
  it.each([
    ...['/', '/api/seats', '#hold', '/api/seats#hold', '/api/seats?code=3#hold', 'seats#hold', '#', ''],
    ...['/img/logo.svg', 'https://docs.example.org/api/seats#hold', 'https://example.org/gone'],
    ...['mailto:a@example.org', 'https://', '#f%C3%A4n'],
  ])('finds nothing wrong with "%s"', (link) => {
    expect(messageOf(link)).toBeUndefined()
  })

  it.each([
    ['/api/gone-for-good', 'There is no page /api/gone-for-good.'],
    ['/api/seat', 'There is no page /api/seat. Write /api/seats, if that is meant.'],
    ['/api/seats/', 'There is no page /api/seats/. Write /api/seats, if that is meant.'],
    ['seat', 'There is no page /api/seat. Write /api/seats, if that is meant.'],
    ['https://docs.example.org/gone', 'There is no page /gone.'],
    ['/img/gone.svg', 'There is no page /img/gone.svg.'],
    ['/api/%E0%A4%A', 'There is no page /api/%E0%A4%A.'],
    ['/old', '/old has moved. Write /api/seats.'],
    ['#holt', '/api/seats has no element with the id "holt". Write #hold, if that is meant.'],
    ['/#hold', '/ has no element with the id "hold".'],
    ['/api/other-exports#errors', '/api/other-exports#errors has moved. Write /api/createAsyncThunk#errors.'],
  ])('says of "%s": %s', (link, message) => {
    expect(messageOf(link)).toBe(message)
  })
})

describe('readLinks', () => {
  it('lists links and ids, each once, and leaves out what only readers without scripts get', () => {
    const html =
      '<nav><a href="/a">A</a></nav><a href="/a" id="x">A</a><noscript><a href="#menu">M</a></noscript>'
    expect(readLinks(html)).toEqual({ links: ['/a'], ids: ['x'], movedTo: null })
  })
})

describe('linesOfLink', () => {
  const linesIn = (text: string, target = '/api/seats#hold', page = '/api/orders', file = 'docs/a.mdx') =>
    linesOfLink({ file, text }, page, target)

  it.each([
    '[x](/api/seats#hold)',
    '[x](/api/seats#hold "Title")',
    '<a href="/api/seats#hold">',
    "<Link to={'/api/seats#hold'}>",
    '[x]: /api/seats#hold',
    '[x](./seats.mdx#hold)',
    '[x](../api/seats#hold)',
    '[x](seats#hold)',
  ])('finds %s', (line) => {
    expect(linesIn(`Text\n\n${line}\n`)).toEqual([3])
  })

  it('finds each line, and an anchor alone on its own page', () => {
    expect(linesIn('[x](#hold)\n[y](#holding)\n[z](#hold)', '/api/seats#hold', '/api/seats')).toEqual([1, 3])
    expect(linesIn('[x](#hold)')).toEqual([])
  })

  it('takes an address for another if it goes on, and the whole one before a shorter form', () => {
    expect(linesIn('[x](/api/seats)\n[y](/api/seats#holding)\n[z](/api/seats-2#hold)')).toEqual([])
    expect(linesIn('[x](seats#hold)\n[y](/api/seats#hold)')).toEqual([2])
  })

  it('takes neither prose nor a comment for a link to the home page', () => {
    expect(linesIn('Either / or\n[x](/)', '/')).toEqual([2])
    expect(linesIn("/** One / two. */\nto: '/'\nfrom: './a'", '/', '/a', 'src/a.ts')).toEqual([2])
  })

  it('finds nothing in the code of a page, and all in a module', () => {
    const text = '`</api/seats#hold>`\n```\n[x](/api/seats#hold)\n```\n'
    expect(linesIn(text)).toEqual([])
    expect(linesIn('to: `/api/seats#hold`', undefined, undefined, 'src/config/footer.ts')).toEqual([1])
  })
})

describe('describeLinks', () => {
  const broken = (page: string, link = '/gone') => ({ page, link, target: link, message: 'Gone.' })
  const source = (file: string, text: string) => ({ file, text })

  it('names each line of the page that has the link', () => {
    const sources = new Map([['/a', source('docs/a.mdx', '[x](/gone)\n\n[y](/gone)')]])
    expect(describeLinks([broken('/a')], sources, () => [])).toEqual([
      'docs/a.mdx:1: Gone.',
      'docs/a.mdx:3: Gone.',
    ])
  })

  it('names once what all pages show', () => {
    const shared = [source('src/config/footer.ts', "{ to: '/gone' }"), source('src/other.ts', '')]
    expect(describeLinks([broken('/a'), broken('/b')], new Map(), () => shared)).toEqual([
      'src/config/footer.ts:1: Gone. (On 2 pages, like /a.)',
    ])
  })

  it('names the page whose link is written nowhere', () => {
    const sources = new Map([['/a', source('docs/a.mdx', '')]])
    const lines = describeLinks([broken('/a'), broken('/404')], sources, () => [])
    expect(lines).toEqual([
      'docs/a.mdx has the link /gone, which is not written as such: Gone.',
      '/404 has the link /gone, which is not written as such: Gone.',
    ])
  })
})

describe('the step', () => {
  const plugins = [
    {
      name: 'docusaurus-plugin-content-docs',
      content: { loadedVersions: [{ docs: [{ permalink: '/a', source: '@site/docs/a.mdx' }] }] },
    },
  ] as unknown as Build['plugins']

  it('stops the build with file and line', async () => {
    const build = { ...aBuild({ 'a.html': '<a href="/gone">x</a>' }), plugins }
    mkdirSync(path.join(build.siteDir, 'docs'))
    writeFileSync(path.join(build.siteDir, 'docs/a.mdx'), '---\nid: a\n---\n\n[x](/gone)\n')
    await expect(runSteps([links], build)).rejects.toThrow('docs/a.mdx:5: There is no page /gone.')
  })

  it('lets a build go on whose links lead somewhere', async () => {
    const build = aBuild({
      'a.html': '<a href="/img/x.svg">x</a><a href="/">',
      'index.html': '',
      'img/x.svg': '',
    })
    await expect(runSteps([links], build)).resolves.toBeUndefined()
  })
})
