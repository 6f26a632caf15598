import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { FIRST_FILE, type FirstFile } from '../../src/features/search/shared/index-files'
import { BUILD } from './sites.mjs'

/** A page of the built site as Markdown. */
export interface MarkdownPage {
  /** Its path below the site, such as `api/createSlice.md`. */
  file: string
  text: string
}

/** Reads the Markdown pages of the built site. Their links, which are absolute for other readers, lead to the site again. */
export function readMarkdownPages(): MarkdownPage[] {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const pages = files.sort().map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(BUILD, file), 'utf8'),
  }))
  const first = JSON.parse(readFileSync(path.join(BUILD, FIRST_FILE), 'utf8')) as FirstFile
  return pages.map(({ file, text }) => ({ file, text: text.replaceAll(`](${first.outline.origin}/`, '](/') }))
}

interface SidebarGroup {
  text: string
  items: Array<{ text: string; link: string }>
}

/** Lists all pages by folder, as Docusaurus does by itself. */
export function getSidebar(pages: readonly MarkdownPage[]): SidebarGroup[] {
  const groups = new Map<string, SidebarGroup>()
  for (const { file, text } of pages) {
    const folder = path.posix.dirname(file)
    const group = groups.get(folder) ?? { text: folder, items: [] }
    groups.set(folder, group)
    const title = /^# (.+)/m.exec(text)?.[1] ?? file
    group.items.push({ text: title, link: `/${file.replace(/(?:index)?\.md$/, '')}` })
  }
  return [...groups.values()]
}
