import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import GithubSlugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { forwardSlashes } from '../../../src/lib/build/forward-slashes'

/** The folder of each feature, which has a README. */
export const FEATURES = readdirSync('src/features').map((name) => `src/features/${name}`)

/** What people read who work on the site: Markdown files outside of `docs/`. */
export const DOCUMENTS: readonly string[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  '.github/pull_request_template.md',
  ...readdirSync('contributing', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `contributing/${forwardSlashes(name)}`),
  ...FEATURES.map((folder) => `${folder}/README.md`).filter((file) => existsSync(file)),
]

/** Reads a document's links, the ids of its headings, and its code. */
export function readDocument(file: string): { links: string[]; ids: Set<string>; code: string[] } {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(readFileSync(file, 'utf8'))
  return {
    links: [...collect(tree, addressOf), ...collect(tree, sourcesInHtml).flat()],
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

const addressOf = (node: Nodes) =>
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
export function targetOf(file: string, link: string): { file: string; id: string | undefined } | undefined {
  if (/^[a-z]+:/.test(link) || OF_THE_REPOSITORY.test(link)) return undefined
  const [place = '', id] = link.split('#')
  return { file: place === '' ? file : path.posix.join(path.posix.dirname(file), place), id }
}
