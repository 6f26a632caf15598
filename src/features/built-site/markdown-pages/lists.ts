import type { Link, ListItem, RootContent } from 'mdast'

import { paragraph, text } from './blocks'
import type { MarkdownPage } from './make-markdown-page'
import { toMarkdown } from './markdown'
import type { Section } from './navigation'
import { sizeOf } from './size'

/** A file of the build. */
export interface TextFile {
  /** Its path in the build. */
  file: string
  text: string
}

/** The facts about the site in the lists. */
export interface Site {
  title: string
  /** Its origin. */
  url: string
  /** One paragraph about the site. */
  summary: string
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
export function makeLists(
  markdownPages: readonly MarkdownPage[],
  sections: readonly Section[],
  site: Site,
): TextFile[] {
  const chapters = sections.map(({ label, paths }) => ({
    label,
    markdownPages: markdownPagesOf(label, paths, markdownPages),
  }))
  const placed = new Set(chapters.flatMap((chapter) => chapter.markdownPages))
  const rest = markdownPages.filter((markdownPage) => !placed.has(markdownPage))
  const all = [...placed, ...rest]
  const full = partOf('All pages', 'full', all)
  const parts = sections.map((section) => partOf(section.label, section.name, markdownPagesIn(section, all)))
  const more = rest.length === 0 ? [] : [{ label: 'More pages', markdownPages: rest }]
  const contents = [
    ...opening(site),
    ...wholeFiles([full, ...parts], site),
    ...[...chapters, ...more].flatMap(pagesOf),
  ]
  return [{ file: 'llms.txt', text: toMarkdown(contents) }, full, ...parts]
}

/**
 * Writes a paragraph about the site: the home page's description, the tagline, and how to read the
 * Markdown pages.
 *
 * @param version - of the library
 */
export function summaryOf(tagline: string, version: string, markdownPages: readonly MarkdownPage[]): string {
  const home = markdownPages.find(({ path }) => path === '/')
  const reading = 'Where a sample has a JavaScript form, it follows the TypeScript one.'
  return [
    ...(home ? [home.description] : []),
    tagline,
    `All pages describe Redux Toolkit ${version}. ${reading}`,
  ].join(' ')
}

function markdownPagesOf(
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

function partOf(label: string, name: string, markdownPages: readonly MarkdownPage[]): Part {
  const text = markdownPages.map(({ markdown }) => markdown).join(SEPARATOR)
  return { label, file: `llms-${name}.txt`, text, pages: markdownPages.length }
}

function opening({ title, summary }: Site): RootContent[] {
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    { type: 'blockquote', children: paragraph(text(summary)) },
  ]
}

function wholeFiles(parts: readonly Part[], { url }: Site): RootContent[] {
  const entries = parts.map(({ label, file, text: content, pages }) =>
    item(
      linkTo(label, new URL(file, url).href),
      `${pages} ${pages === 1 ? 'page' : 'pages'}, ${sizeOf(content)}`,
    ),
  )
  return [...section('Many pages in one file'), list(entries)]
}

function pagesOf({ label, markdownPages }: Chapter): RootContent[] {
  const items = markdownPages.map(({ title, url, description, markdown }) =>
    item(linkTo(title, url), `${description} (${sizeOf(markdown)})`),
  )
  return [...section(label), list(items)]
}

function section(label: string): RootContent[] {
  return [{ type: 'heading', depth: 2, children: [text(label)] }]
}

function list(children: ListItem[]): RootContent {
  return { type: 'list', ordered: false, spread: false, children }
}

function linkTo(words: string, url: string): Link {
  return { type: 'link', url, children: [text(words)] }
}

function item(link: Link, note: string): ListItem {
  return { type: 'listItem', spread: false, children: paragraph(link, text(`: ${note}`)) }
}
