import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { NOTICES_FILE } from '../../src/features/built-site/licenses'
import { textsFile, WORKER_CHUNK } from '../../src/features/search/shared/index-files'
import { readFirst, getScript } from '../sizes/measure'
import { BUILD, readBuiltPages } from './built-pages'

/** What minifying keeps of each package, in a form that no sample or text of a page has. */
const MARKS: Readonly<Record<string, RegExp>> = {
  Redux: /@@redux\/PROBE_UNKNOWN_ACTION/,
  Immer: /Symbol\.for\(["'`]immer-draftable/,
  'Redux Toolkit': /Symbol\.for\(["'`]rtk-slice-createasyncthunk/,
  'React Redux': /Symbol\.for\(["'`]react-redux-context/,
  'RTK Query': /startsWith\(["'`]__rtkq\//,
}

const SCRIPTS = path.join(BUILD, 'assets/js')
const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')
/** The scripts that pages name. */
const namedScripts = pages.flatMap(({ $ }) =>
  $('script[src]')
    .toArray()
    .map((script) => path.basename($(script).attr('src') ?? '')),
)
/** All scripts of the build: text by file name. */
const scripts = new Map(
  readdirSync(SCRIPTS).map((file) => [file, readFileSync(path.join(SCRIPTS, file), 'utf8')] as const),
)
const holders = (mark: RegExp) => [...scripts].filter(([, text]) => mark.test(text)).map(([file]) => file)
const library = new Set(Object.values(MARKS).flatMap(holders))

describe('the library of the live demos', () => {
  it.each(Object.entries(MARKS))('%s is in exactly one script', (_name, mark) => {
    expect(holders(mark)).toHaveLength(1)
  })

  it('is in no script that a page names', () => {
    expect(namedScripts.length).toBeGreaterThan(pages.length)
    expect(namedScripts.filter((file) => library.has(file))).toEqual([])
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
    expect(readFileSync(path.join(BUILD, getScript(WORKER_CHUNK)), 'utf8')).not.toContain('importScripts')
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
