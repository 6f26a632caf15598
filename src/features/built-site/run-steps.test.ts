import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { runSteps } from './run-steps'
import type { Step } from '../../lib/build/built-site-step'
import { aBuild, getFile } from './a-build'
import { documentPart } from './document-part'
import { fragments, readFragments } from '../fast-pages/islands/build/step'

describe('run steps', () => {
  const page = (main: string, head = '') =>
    `<html><head>${head}</head><body><nav>frame</nav><main>${main}</main></body></html>`

  /** A step that notes what it is given. */
  function noting(name: string, more: Partial<Step<string>> = {}) {
    const read: string[] = []
    const finished: string[] = []
    const step: Step<string> = {
      name,
      reads: 'page',
      read(html, file) {
        read.push(file)
        return html
      },
      finish: (pages) => void finished.push(...pages.map(({ file, finding }) => `${file}: ${finding}`)),
      ...more,
    }
    return { step, read, finished }
  }

  describe('runSteps', () => {
    it('gives each page to all steps in their order, and then all pages to each', async () => {
      const order: string[] = []
      const saying = (name: string): Step<string> => ({
        name,
        reads: 'page',
        read: (_html, file) => `${order.push(`${name} reads ${file}`)}`,
        finish: (pages) => void order.push(`${name} has ${pages.length}`),
      })
      await runSteps([saying('a'), saying('b')], aBuild({ 'x.html': '1', 'sub/y.html': '2', 'z.txt': '3' }))
      expect(order).toEqual([
        ...['a reads sub/y.html', 'b reads sub/y.html', 'a reads x.html', 'b reads x.html'],
        ...['a has 2', 'b has 2'],
      ])
    })

    it('writes what steps change, and gives it to the steps below', async () => {
      const build = aBuild({ 'a.html': '<p>one</p>', 'b.html': '<p>two</p>' })
      const change = (html: string): string => html.replace('one', 'three')
      const above = noting('above', { change })
      const below = noting('below')
      await runSteps([above.step, below.step], build)
      expect(above.finished).toContain('a.html: <p>one</p>')
      expect(below.finished).toEqual(['a.html: <p>three</p>', 'b.html: <p>two</p>'])
      expect(getFile(build, 'a.html')).toBe('<p>three</p>')
      expect(readdirSync(build.outDir)).toEqual(['a.html', 'b.html'])
    })

    it('reads the document part again only where it has changed', async () => {
      const build = aBuild({ 'a.html': page('A', '<script src="1.js"></script>'), 'b.html': page('B') })
      const { step, read, finished } = noting('document', { reads: 'document' })
      await runSteps([step], build)
      const next = aBuild({ 'a.html': page('A', '<script src="2.js"></script>'), 'b.html': page('C') })
      await runSteps([step], { ...build, outDir: next.outDir })
      expect(read).toEqual(['a.html', 'b.html', 'b.html'])
      expect(finished).toHaveLength(4)
      expect(finished.join()).not.toContain('frame')
    })

    it('keeps nothing of a step that is quick', async () => {
      const build = aBuild({ 'a.html': page('A') })
      const { step, read } = noting('quick', { isQuick: true })
      await runSteps([step], build)
      await runSteps([step], build)
      expect(read).toHaveLength(2)
      expect(readdirSync(build.siteDir)).toEqual(['build'])
    })

    it('gives a step the pages that it is for', async () => {
      const { step, finished } = noting('some', { isFor: (file) => file !== '404.html' })
      await runSteps([step], aBuild({ '404.html': 'x', 'a.html': 'y' }))
      expect(finished).toEqual(['a.html: y'])
    })

    it('keeps what was read where a step stops the build', async () => {
      const build = aBuild({ 'a.html': page('A') })
      const stop = (): never => {
        throw new Error('stopped')
      }
      const { step, read } = noting('reading')
      await expect(runSteps([{ ...step, finish: stop }], build)).rejects.toThrow('stopped')
      await runSteps([step], build)
      expect(read).toEqual(['a.html'])
      expect(readdirSync(path.join(build.siteDir, '.cache/steps'))).toEqual(['reading.json'])
    })
  })
})

describe('document part', () => {
  const page = ({ version = 'a1', script = '/assets/js/main.1.js', main = '<h1>T</h1>' } = {}): string =>
    [
      '<!doctype html><html lang=en class="docs"><head><meta charset=UTF-8><title data-rh=true>T | Site</title>',
      '<meta name=description content="a > b"/><link data-rh=true rel=canonical href=https://site.test/t />',
      `<link rel=stylesheet href=/a.css /><meta name=site-version content=${version}>`,
      `<meta name=checked-against content="2.14.0 2026-11-22"><script src=${script} defer></script></head>`,
      `<body><nav>Frame</nav><main class=x>${main}</main><footer>Frame</footer></body></html>`,
    ].join('')

  describe('documentPart', () => {
    it('is what the head says of the page, and its main', () => {
      expect(documentPart(page())).toBe(
        '<html lang=en class="docs"><head><meta charset=UTF-8><title data-rh=true>T | Site</title>' +
          '<meta name=description content="a > b"/><link data-rh=true rel=canonical href=https://site.test/t /></head>' +
          '<body><main class=x><h1>T</h1></main></body></html>',
      )
    })

    it('is the same after a change of anything else in the site, and another after a change of the page', () => {
      const other = page({ version: 'b2', script: '/assets/js/main.2.js' })
      expect(other).not.toBe(page())
      expect(documentPart(other)).toBe(documentPart(page()))
      expect(documentPart(page({ main: '<h1>U</h1>' }))).not.toBe(documentPart(page()))
    })

    it.each(['<p>no main', '<head></head>', '<main></main><head></head>', ''])(
      'leaves %j as it is',
      (html) => {
        expect(documentPart(html)).toBe(html)
      },
    )
  })
})

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

  it('are written into a file with the first and one with the rest, with the version of the site', async () => {
    const page = `${HEAD}${part('aa-0', '"quoted"')}${part('aa-1', '2')}${part('aa-2', '3')}`
    const build = aBuild({ 'a.html': page, 'b.html': '<p>none</p>' })
    await runSteps([fragments], build)
    const written = { 'aa.json': ['"quoted"'], 'aa-rest.json': ['2', '3'] }
    expect(readdirSync(path.join(build.outDir, 'assets/fragments')).sort()).toEqual(
      Object.keys(written).sort(),
    )
    for (const [file, parts] of Object.entries(written)) {
      expect(JSON.parse(getFile(build, `assets/fragments/${file}`))).toEqual({ version: 'v1', parts })
    }
  })
})
