import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { NOTICES_FILE } from '../../src/features/built-site/licenses'
import { readDemos } from '../../src/features/demo-catalog/read-demos'
import { textsFile, WORKER_CHUNK } from '../../src/features/search/shared/index-files'
import { readFirst, scriptOf } from '../sizes/measure'
import { BUILD, readBuiltPages } from './built-pages'
import { fetchedBy, readRouteModules, readScripts } from './built-scripts'

/** What minifying keeps of each package, in a form that no sample or text of a page has. */
const MARKS: Readonly<Record<string, RegExp>> = {
  Redux: /@@redux\/PROBE_UNKNOWN_ACTION/,
  Immer: /Symbol\.for\(["'`]immer-draftable/,
  'Redux Toolkit': /Symbol\.for\(["'`]rtk-slice-createasyncthunk/,
  'React Redux': /Symbol\.for\(["'`]react-redux-context/,
  'RTK Query': /startsWith\(["'`]__rtkq\//,
}
const KIT_STYLES = 'src/features/demos/kit/kit.module.css'

const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')
/** The scripts that pages name. */
const namedScripts = pages.flatMap(({ $ }) =>
  $('script[src]')
    .toArray()
    .map((script) => path.basename($(script).attr('src') ?? '')),
)
const scripts = readScripts()
const routeModules = readRouteModules(scripts)
const holders = (mark: RegExp) => [...scripts].filter(([, text]) => mark.test(text)).map(([file]) => file)
const library = new Set(Object.values(MARKS).flatMap(holders))
/** The chunks that fetch the library: the one that knows how to load each demo, and the demos themselves. */
const fetchers = [...scripts].filter(([, text]) => fetchedBy(text, scripts).some((file) => library.has(file)))

describe('the library of the live demos', () => {
  it.each(Object.entries(MARKS))('%s is in exactly one script', (_name, mark) => {
    expect(holders(mark)).toHaveLength(1)
  })

  it('is in no script that a page names', () => {
    expect(namedScripts.length).toBeGreaterThan(pages.length)
    expect(namedScripts.filter((file) => library.has(file))).toEqual([])
  })

  it('comes with no route, but later', () => {
    expect(routeModules.length).toBeGreaterThan(5)
    const loaded = routeModules.filter((module) => module.scripts.some((file) => library.has(file)))
    expect(loaded.map(({ name }) => name)).toEqual([])
  })

  it('is fetched from nowhere but pages with a demo', () => {
    expect(fetchers.length).toBeGreaterThan(0)
    const entries = fetchers.map(([file]) => file)
    const able = routeModules.filter((module) => module.scripts.some((file) => entries.includes(file)))
    expect(able.length).toBeGreaterThan(0)
    expect(able.map(({ name }) => name).filter((name) => !hasDemo(name))).toEqual([])
    expect(namedScripts.filter((file) => entries.includes(file))).toEqual([])
  })
})

describe('the styles of the live demos', () => {
  const local = [...readFileSync(KIT_STYLES, 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)]
  const classes = new Set(local.map(([, name = '']) => name))
  const [kitFile] = stylesheets().filter((file) => /^demo-kit\./.test(file))
  const kit = kitFile === undefined ? '' : readStyles(kitFile)

  it('come with the kit', () => {
    expect(classes.size).toBeGreaterThan(3)
    const missing = [...classes].filter((name) => !new RegExp(`\\.${name}_`).test(kit))
    // Classes of the whole site are written as they are.
    expect(missing.filter((name) => !kit.includes(`.${name}`))).toEqual([])
  })

  it('are not in the stylesheets of pages without a demo', () => {
    const own = new Set([...kit.matchAll(/\.[a-z][\w-]*_[\w-]{4}(?![\w-])/gi)].map(([name]) => name))
    expect(own.size).toBeGreaterThan(3)
    const named = pages.filter(({ $ }) => demosOf($).length === 0).flatMap(({ $ }) => stylesheetsOf($))
    expect(named.length).toBeGreaterThan(3)
    for (const file of new Set(named)) {
      const text = readStyles(file)
      expect([...own].filter((name) => text.includes(name))).toEqual([])
    }
  })

  it('are, on a page with demos, those of its demos alone', () => {
    const withDemos = pages.filter(({ $ }) => demosOf($).length > 0)
    expect(withDemos.length).toBeGreaterThan(3)
    for (const { $ } of withDemos) {
      const expected = ['kit', ...demosOf($)].map((name) => `demo-${name}.`)
      const files = stylesheetsOf($).filter((file) => file.startsWith('demo-'))
      expect(files.filter((file) => !expected.some((start) => file.startsWith(start)))).toEqual([])
      expect(files).toContain(kitFile)
    }
  })

  it('are there for the first frame of every demo', () => {
    const stills = pages.flatMap(({ $ }) =>
      $('[data-stage] > [inert]')
        .toArray()
        .map((still) => $(still).html() ?? ''),
    )
    expect(stills.length).toBeGreaterThanOrEqual(readDemos('.').length)
    for (const html of stills) {
      expect(html).toContain('<section')
      // The names of classes are the same on the server and in the browser.
      const [, panel = ''] = /(panel_[\w-]+)/.exec(html) ?? []
      expect(kit).toContain(`.${panel}`)
    }
  })
})

describe('scripts', () => {
  it.each(['main.', 'frame.', 'docs-frame.'])('%s asks to be compiled as it arrives', (start) => {
    const [, text = ''] = [...scripts].find(([file]) => file.startsWith(start)) ?? []
    // Only what follows the comment is compiled ahead.
    expect(text.slice(0, text.indexOf('webpackChunk'))).toMatch(/^\/\/# allFunctionsCalledOnLoad$/m)
  })

  // Another one would not ask for it, as happened with a rule for the chunks of the search.
  it('with which each page starts are these and no other', () => {
    for (const { address, $ } of pages) {
      const names = $('script[src]')
        .toArray()
        .map((script) => path.basename($(script).attr('src') ?? '').split('.')[0])
      expect(names, address).toEqual(['runtime~main', 'main'])
    }
  })

  it('bring no highlighter to the browser', () => {
    // Names of Prism's hooks and grammars, which minifying keeps.
    const marks = /before-tokenize|after-tokenize|maybe-class-name|languages\.extend/
    expect(scripts.size).toBeGreaterThan(5)
    expect(holders(marks)).toEqual([])
  })
})

describe('the search index', () => {
  const first = readFirst()

  it('has one folder, and is searched by a worker of one file', () => {
    expect(readdirSync(path.join(BUILD, path.dirname(textsFile(first.id)), '..'))).toEqual([first.id])
    expect(existsSync(path.join(BUILD, textsFile(first.id)))).toBe(true)
    expect(readFileSync(path.join(BUILD, scriptOf(WORKER_CHUNK)), 'utf8')).not.toContain('importScripts')
  })
})

describe('the notices of third parties', () => {
  const notices = readFileSync(path.join(BUILD, NOTICES_FILE), 'utf8')

  // Of code in the first script, of the frame, of demos, of search and of style sheets.
  it.each([
    ...['react', 'react-dom', 'scheduler', '@docusaurus/theme-classic'],
    ...['@reduxjs/toolkit', 'immer', 'minisearch', 'infima'],
  ])('name %s with its license', (name) => {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\S* \\([^)]+\\)$`, 'm'))
  })

  it('hold the texts, and are named by the main script', () => {
    expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5)
    expect(notices).not.toContain('/home/')
    const [, main = ''] = [...scripts].find(([file]) => file.startsWith('main.')) ?? []
    expect(main).toContain(`/${NOTICES_FILE} */`)
  })
})

/** Whether the page that a module is made of shows a demo. */
function hasDemo(module: string): boolean {
  const address = /^@site\/(?:docs|src\/pages)(\/.*?)(?:\/?index)?\.(?:mdx|tsx)$/.exec(module)?.[1]
  const page = pages.find((candidate) => candidate.address === address)
  return page !== undefined && page.$('[data-live-demo]').length > 0
}

function demosOf($: CheerioAPI): string[] {
  return $('[data-live-demo]')
    .toArray()
    .map((demo) => $(demo).attr('data-live-demo') ?? '')
}

function stylesheetsOf($: CheerioAPI): string[] {
  return $('link[rel=stylesheet]')
    .toArray()
    .map((link) => path.basename($(link).attr('href') ?? ''))
}

function stylesheets(): string[] {
  return readdirSync(path.join(BUILD, 'assets/css'))
}

function readStyles(file: string): string {
  return readFileSync(path.join(BUILD, 'assets/css', file), 'utf8')
}
