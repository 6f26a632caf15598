import path from 'node:path'
import type { RootContent } from 'mdast'
import type { LoadedPlugin } from '@docusaurus/types'
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs'

import { getSize, getTokens, linkTo, list, paragraph, text, toMarkdown, type TextFile } from './markdown'
import type { MarkdownPage } from './make-markdown-page'

/** The facts about the site in the lists. */
export interface Site {
  title: string
  /** Its origin. */
  url: string
  /** One paragraph about the site. */
  summary: string
  /** What `llms.txt` names before its pages. */
  skills: readonly ListedSkill[]
}

/** A skill for coding agents, as `llms.txt` lists it. */
interface ListedSkill {
  name: string
  description: string
  /** Its address, absolute. */
  url: string
}

/** Pages under a heading. */
interface Chapter {
  label: string
  markdownPages: MarkdownPage[]
}

/** A file of many pages, and what it is called in the list. */
interface Part extends TextFile {
  label: string
  pages: number
}

const SEPARATOR = '\n---\n\n'

/**
 * Makes `llms.txt`, which lists all Markdown pages, and the files that hold many of them: `llms-full.txt` and one per section.
 * Pages that are in no section come last, so that no page is missing.
 *
 * @throws Error naming a path of the navigation that has no Markdown page
 */
export function createLists(
  markdownPages: readonly MarkdownPage[],
  sections: readonly Section[],
  site: Site,
): TextFile[] {
  const chapters = sections.map(({ label, paths }) => ({
    label,
    markdownPages: getMarkdownPages(label, paths, markdownPages),
  }))
  const placed = new Set(chapters.flatMap((chapter) => chapter.markdownPages))
  const rest = markdownPages.filter((markdownPage) => !placed.has(markdownPage))
  const all = [...placed, ...rest]
  const full = getPart('All pages', 'full', all)
  const parts = sections.map((section) => getPart(section.label, section.name, markdownPagesIn(section, all)))
  const more = rest.length === 0 ? [] : [{ label: 'More pages', markdownPages: rest }]
  const contents = [
    ...opening(site),
    ...listSkills(site),
    ...wholeFiles([full, ...parts], site),
    ...[...chapters, ...more].flatMap(getPages),
  ]
  return [{ file: 'llms.txt', text: toMarkdown(contents) }, full, ...parts]
}

/**
 * Writes a paragraph about the site: the home page's description, the tagline, and how to read the
 * Markdown pages.
 *
 * @param version - of the library
 */
export function getSummary(tagline: string, version: string, markdownPages: readonly MarkdownPage[]): string {
  const home = markdownPages.find(({ path }) => path === '/')
  const reading =
    'Long pages begin with a list of their sections, each of which has an address of its own. The Markdown leaves out the JavaScript form of samples and the tests that prove them; a page has them at its address plus /full.md.'
  return [
    ...(home ? [home.description] : []),
    tagline,
    `All pages describe Redux Toolkit ${version}. ${reading}`,
  ].join(' ')
}

function getMarkdownPages(
  label: string,
  paths: readonly string[],
  markdownPages: readonly MarkdownPage[],
): MarkdownPage[] {
  return paths.map((path) => {
    const markdownPage = markdownPages.find((candidate) => candidate.path === path)
    if (markdownPage === undefined)
      throw new Error(`sidebars.ts: "${label}" names ${path}, which has no Markdown page.`)
    return markdownPage
  })
}

/** The folder of a section may contain other sections; the section's file then has the pages of those, too. */
function markdownPagesIn({ folder, paths }: Section, markdownPages: readonly MarkdownPage[]): MarkdownPage[] {
  return markdownPages.filter(({ path }) => paths.includes(path) || path.startsWith(`${folder}/`))
}

function getPart(label: string, name: string, markdownPages: readonly MarkdownPage[]): Part {
  const text = markdownPages.map(({ markdown }) => markdown).join(SEPARATOR)
  return { label, file: `llms-${name}.txt`, text, pages: markdownPages.length }
}

function opening({ title, summary }: Site): RootContent[] {
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    { type: 'blockquote', children: paragraph(text(summary)) },
  ]
}

/** The skills come first: they are short, and say what to do. */
function listSkills({ skills }: Site): RootContent[] {
  if (skills.length === 0) return []
  const items = skills.map(({ name, description, url }) => [linkTo(name, url), text(`: ${description}`)])
  const advice =
    'Each has at most 5,000 tokens and stands alone. Read the one that fits the task; a second one only where the first sends you to it.'
  return [...section('Skills: what to do in which situation'), ...paragraph(text(advice)), list(items)]
}

function wholeFiles(parts: readonly Part[], { url }: Site): RootContent[] {
  const entries = parts.map(({ label, file, text: content, pages }) => [
    linkTo(label, new URL(file, url).href),
    text(`: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${getSize(content)}, ${getTokens(content)}`),
  ])
  return [...section('Many pages in one file'), list(entries)]
}

function getPages({ label, markdownPages }: Chapter): RootContent[] {
  const items = markdownPages.map(({ title, url, description, markdown }) => [
    linkTo(title, url),
    text(`: ${description} (${getSize(markdown)}, ${getTokens(markdown)})`),
  ])
  return [...section(label), list(items)]
}

function section(label: string): RootContent[] {
  return [{ type: 'heading', depth: 2, children: [text(label)] }]
}

type Sidebar = LoadedVersion['sidebars'][string]

/** A section of the sidebar. */
interface Section {
  label: string
  /** The folder that its pages are in, like `/rtk-query/usage`. */
  folder: string
  /** The name for its file, from the folder, like `rtk-query-usage`. */
  name: string
  /** The paths of its pages, in the order of the sidebar. */
  paths: string[]
}

/** The parts of the docs plugin's content that are read here. */
export type Docs = Pick<LoadedVersion, 'docs' | 'sidebars'>

/**
 * Finds the docs plugin's content: pages and sidebars.
 *
 * @throws Error if the plugin isn't loaded: without it there is no navigation
 */
export function getDocs(plugins: readonly LoadedPlugin[]): Docs {
  const plugin = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs')
  const version = (plugin?.content as LoadedContent | undefined)?.loadedVersions[0]
  if (version === undefined) {
    throw new Error('Markdown pages: docusaurus-plugin-content-docs is not loaded, so there are no sections.')
  }
  return version
}

/**
 * Reads the sections, which are the sidebars' outermost categories.
 *
 * @throws Error naming the section whose pages have no folder of their own, which would name its file
 */
export function readSidebarSections({ docs, sidebars }: Docs): Section[] {
  const addresses = new Map(docs.map(({ id, permalink }) => [id, permalink]))
  const names = new Set<string>()
  return Object.values(sidebars)
    .flat()
    .flatMap((item) => {
      if (item.type !== 'category') return []
      const folder = getFolder(docsIn([item], addresses))
      const name = folder.slice(1).replaceAll('/', '-')
      if (name === '' || names.has(name)) throw new Error(namelessSection(item.label, folder))
      names.add(name)
      return [{ label: item.label, folder, name, paths: pathsIn([item], addresses) }]
    })
}

function namelessSection(label: string, folder: string): string {
  const fault = folder === '' ? 'have no folder in common' : `are in the folder of another section, ${folder}`
  const remedy = 'Give them a folder of their own, or move them to that section'
  return `sidebars.ts: the pages of "${label}" ${fault}, so there is no name for the section's llms-….txt. ${remedy}.`
}

/** Pages of the site that the sidebar has as plain links belong to the section, too. */
function pathsIn(items: Sidebar, addresses: ReadonlyMap<string, string>): string[] {
  return items.flatMap((item): string[] => {
    if (item.type === 'category') return pathsIn(item.items, addresses)
    if (item.type === 'link') return item.href.startsWith('/') ? [item.href] : []
    if (item.type === 'html') return []
    return [addresses.get(item.id) ?? []].flat()
  })
}

function docsIn(items: Sidebar, addresses: ReadonlyMap<string, string>): string[] {
  const docs = new Set(addresses.values())
  return pathsIn(items, addresses).filter((address) => docs.has(address))
}

/** The folder that all paths are in; empty if they have none in common. */
function getFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((address) => path.posix.dirname(address).split('/'))
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part))
  return (end === -1 ? first : first.slice(0, end)).join('/')
}
