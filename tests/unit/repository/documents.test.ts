import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Nodes, Root } from 'mdast'
import GithubSlugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { missingCommands, missingScripts } from './commands'
import { forwardSlashes } from '../../../src/lib/build/forward-slashes'

/** What commands make; not there in a fresh clone. */
const MADE = ['node_modules', 'build', '.cache', '.docusaurus']
const TOP = new Set(readdirSync('.').filter((name) => !MADE.includes(name)))
/** Files that a document speaks of without saying that they are there: of samples, and of an upgrade that isn't finished. */
const ELSEWHERE = ['src/store.ts', 'src/x.ts', 'examples/app/src/x.ts', 'scripts/upgrade/earlier.json']

/** Words of the code that name a file or folder of the repository; a word with a placeholder names none. */
function pathsIn(code: readonly string[]): string[] {
  return code
    .flatMap((text) => text.split(/[\s'"=]+/))
    .filter((word) => !/[<…*{$]|NAME/.test(word) && !ELSEWHERE.includes(word))
    .filter((word) => TOP.has(word.split('/')[0] ?? ''))
}

/** Names of the code that stand beside a link to their file, as `name ([file](file))` or `(name, [file](file))`, and aren't in that file. */
function strangeNames(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/`(\w+)`(?:,\s+|\s\()\[`[^`]+`\]\(([^)#]+)\)/g)].flatMap(
    ([, name = '', link = '']) => {
      const target = path.posix.join(path.posix.dirname(file), link)
      return new RegExp(`\\b${name}\\b`).test(readFileSync(target, 'utf8')) ? [] : [`${name} in ${link}`]
    },
  )
}

/** What a command gives to Playwright as a part of a file's name. */
const BROWSER_TESTS = readdirSync('tests/browser', { recursive: true, encoding: 'utf8' }).map(
  (name) => `browser/${forwardSlashes(name)}`,
)
const browserTestsIn = (code: readonly string[]): string[] =>
  code
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('playwright test'))
    .flatMap((line) => line.match(/(?<=\s)(?:browser|configured)\/[\w-]+/g) ?? [])

/** The folder of each feature, which has a README. */
const FEATURES = readdirSync('src/features').map((name) => `src/features/${name}`)

/** What people read who work on the site: Markdown files outside of `docs/`. */
const DOCUMENTS: readonly string[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  '.github/pull_request_template.md',
  ...readdirSync('contributing', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `contributing/${forwardSlashes(name)}`),
  ...FEATURES.map((folder) => `${folder}/README.md`).filter((file) => existsSync(file)),
]

/** Reads a document's links, the ids of its headings, and its code. */
function readDocument(file: string): { links: string[]; ids: Set<string>; code: string[] } {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(readFileSync(file, 'utf8'))
  return {
    links: [...collect(tree, getAddress), ...collect(tree, sourcesInHtml).flat()],
    ids: headingIds(tree),
    code: collect(tree, (node) =>
      node.type === 'inlineCode' || node.type === 'code' ? node.value : undefined,
    ),
  }
}

function collect<Found>(tree: Root, find: (node: Nodes) => Found | undefined): Found[] {
  const all: Found[] = []
  visit(tree, (node) => {
    const found = find(node)
    if (found !== undefined) all.push(found)
  })
  return all
}

const getAddress = (node: Nodes) =>
  node.type === 'link' || node.type === 'image' || node.type === 'definition' ? node.url : undefined

const sourcesInHtml = (node: Nodes) =>
  node.type === 'html'
    ? [...node.value.matchAll(/(?:src|srcset|href)="([^"]+)"/g)].map(([, address = '']) => address)
    : undefined

function headingIds(tree: Root): Set<string> {
  const slugger = new GithubSlugger()
  return new Set(
    collect(tree, (node) => (node.type === 'heading' ? slugger.slug(toString(node)) : undefined)),
  )
}

/** The parts of GitHub's own site that a repository has at the same place wherever it is. */
const OF_THE_REPOSITORY = /^\.\.\/\.\.\/(?:actions|security)\//

/** The file and the heading that a link within the repository leads to; `undefined` for all other links. */
function getTarget(file: string, link: string): { file: string; id: string | undefined } | undefined {
  if (/^[a-z]+:/.test(link) || OF_THE_REPOSITORY.test(link)) return undefined
  const [place = '', id] = link.split('#')
  return { file: place === '' ? file : path.posix.join(path.posix.dirname(file), place), id }
}

describe.each(DOCUMENTS)('%s', (file) => {
  const { links, code } = readDocument(file)

  it('names files and folders that exist', () => {
    expect(pathsIn(code).filter((name) => !existsSync(name))).toEqual([])
  })

  it('names commands that exist', () => {
    expect([...missingCommands(code.join('\n')), ...missingScripts(code)]).toEqual([])
  })

  it('names parts of the code, and tests in the browser, that exist', () => {
    expect(strangeNames(file)).toEqual([])
    const missing = browserTestsIn(code).filter((part) => !BROWSER_TESTS.some((name) => name.includes(part)))
    expect(missing).toEqual([])
  })

  it('has links that lead somewhere', () => {
    const broken = links.filter((link) => {
      const target = getTarget(file, link)
      if (target === undefined) return false
      if (!existsSync(target.file)) return true
      return target.id !== undefined && !readDocument(target.file).ids.has(target.id)
    })
    expect(broken).toEqual([])
  })
})

describe('the documents', () => {
  it('are found by the test', () => {
    const { links, code } = readDocument('CONTRIBUTING.md')
    expect(links).toContain('contributing/search.md#measure-a-change')
    expect(pathsIn(code)).toEqual(expect.arrayContaining(['src/features/search/relevance', 'sidebars.ts']))
    expect(missingCommands('npm run no-such-script && npm test unit no-such-suite')).toEqual([
      'npm run no-such-script',
      'npm test no-such-suite',
    ])
  })

  it('are in every folder of a feature', () => {
    expect(FEATURES.map((folder) => `${folder}/README.md`).filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(['contributing', 'contributing/decisions'])('list every page of %s/ in its index', (folder) => {
    const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
    expect(pages).not.toEqual([])
    expect(readDocument(`${folder}/README.md`).links).toEqual(expect.arrayContaining(pages))
  })
})
