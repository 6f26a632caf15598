import path from 'node:path'

import { libraryDirectory, readLibraryVersion } from '../../../lib/build/library-files'
import { createLists, getSummary, getDocs, readSidebarSections } from '../markdown-pages/lists'
import { createMarkdownPage, findMarkdown, type MarkdownPage } from '../markdown-pages/make-markdown-page'
import { getSize, type TextFile } from '../markdown-pages/markdown'
import { skillAddress } from '../../agent-skills/addresses'
import { readSkills } from '../../agent-skills/build/read-skills'
import { writeSkills } from '../../agent-skills/build/write-skills'
import { isDocument } from '../../../lib/build/read-built-page'
import { writeWhole } from '../../../lib/build/write-whole'
import type { Build, Step } from '../../../lib/build/built-site-step'

/**
 * Writes each page as Markdown, at its address plus `.md`, the lists of Markdown pages that programs look for, and the skills, which link to these pages.
 * They are made from the prerendered pages, so that they have the text that readers see.
 */
export const markdownPages: Step<MarkdownPage | null> = {
  name: 'markdown-pages',
  reads: 'document',
  isFor: isDocument,
  read: (html, _file, build) => createMarkdownPage(html, getVersion(build)) ?? null,
  async finish(pages, build) {
    const { title, tagline, url } = build.siteConfig
    const markdownPages = pages.flatMap(({ finding }) => finding ?? [])
    const summary = getSummary(tagline, getVersion(build), markdownPages)
    const lists = createLists(markdownPages, readSidebarSections(getDocs(build.plugins)), {
      title,
      url,
      summary,
      skills: readSkills(build.siteDir).map(({ name, description }) => ({
        name,
        description,
        url: new URL(skillAddress(name), url).href,
      })),
    })
    const files = markdownPages.flatMap(({ file, markdown, full, sections }) => [
      { file, text: markdown },
      full,
      ...sections,
    ])
    writeFiles(build.outDir, [...files, ...lists])
    const sizes = lists.map(({ file, text }) => `${file} ${getSize(text)}`)
    console.log(`[Markdown pages] ${markdownPages.length} pages as Markdown; ${sizes.join(', ')}`)
    await writeSkills(build, (link) => findMarkdown(link, markdownPages))
  },
}

/** The library's version. It isn't part of the cache key, because a new version changes the lock file, which clears the cache. */
function getVersion({ siteDir }: Build): string {
  return readLibraryVersion(libraryDirectory(siteDir))
}

/**
 * Writes files into the build, with the folders that they need.
 *
 * @throws Error naming a file that is made twice: a section has the name of another page
 */
function writeFiles(outDir: string, files: readonly TextFile[]): void {
  const names = files.map(({ file }) => file)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    throw new Error(
      `${twice} would be a page and a section of another one; give the section's heading another id.`,
    )
  for (const { file, text } of files) writeWhole(path.join(outDir, file), text)
}
