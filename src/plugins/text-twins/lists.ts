import type { Link, ListItem, RootContent } from 'mdast'

import { paragraph, text } from './blocks'
import type { Twin } from './make-twin'
import { toMarkdown } from './markdown'
import type { Section } from './navigation'
import { sizeOf } from './size'

/** A file of the build. */
export interface TextFile {
  /** Its path in the build. */
  file: string
  text: string
}

/** What the lists say of the site. */
export interface Site {
  title: string
  /** Its origin. */
  url: string
  /** One paragraph on what there is. */
  summary: string
}

/** Pages under a heading. */
interface Chapter {
  label: string
  twins: Twin[]
}

/** A file of many pages, and what it is called in the list. */
interface Part extends TextFile {
  label: string
  pages: number
}

const SEPARATOR = '\n---\n\n'

/**
 * Makes `llms.txt`, which lists all twins, and the files that hold many of them: `llms-full.txt` and one per section.
 * Pages that no section names come last, so that none is missing.
 *
 * @throws Error naming a path of the navigation that has no twin
 */
export function makeLists(twins: readonly Twin[], sections: readonly Section[], site: Site): TextFile[] {
  const chapters = sections.map(({ label, paths }) => ({ label, twins: twinsOf(label, paths, twins) }))
  const placed = new Set(chapters.flatMap((chapter) => chapter.twins))
  const rest = twins.filter((twin) => !placed.has(twin))
  const all = [...placed, ...rest]
  const full = partOf('All pages', 'full', all)
  const parts = sections.map((section) => partOf(section.label, section.name, twinsIn(section, all)))
  const more = rest.length === 0 ? [] : [{ label: 'More pages', twins: rest }]
  const contents = [
    ...opening(site),
    ...wholeFiles([full, ...parts], site),
    ...[...chapters, ...more].flatMap(pagesOf),
  ]
  return [{ file: 'llms.txt', text: toMarkdown(contents) }, full, ...parts]
}

function twinsOf(label: string, paths: readonly string[], twins: readonly Twin[]): Twin[] {
  return paths.map((path) => {
    const twin = twins.find((candidate) => candidate.path === path)
    if (twin === undefined) throw new Error(`sidebars.ts: "${label}" names ${path}, which has no text twin.`)
    return twin
  })
}

/** The folder of a section may hold other sections: the file has all that its name promises. */
function twinsIn({ folder, paths }: Section, twins: readonly Twin[]): Twin[] {
  return twins.filter(({ path }) => paths.includes(path) || path.startsWith(`${folder}/`))
}

function partOf(label: string, name: string, twins: readonly Twin[]): Part {
  const text = twins.map(({ markdown }) => markdown).join(SEPARATOR)
  return { label, file: `llms-${name}.txt`, text, pages: twins.length }
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

function pagesOf({ label, twins }: Chapter): RootContent[] {
  const items = twins.map(({ title, url, description, markdown }) =>
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
