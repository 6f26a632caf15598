import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { forwardSlashes } from './forward-slashes'

/** The folders whose pages hold samples. */
export const PAGE_FOLDERS = ['docs', 'src/pages']

/** All MDX files of the site, as paths from its folder with forward slashes, sorted. */
export function listPages(siteDir: string): string[] {
  return listFiles(siteDir, (name) => /\.mdx?$/.test(name))
}

/** The files beside pages that have this ending, as {@link listPages} has pages. */
export function listPageFiles(siteDir: string, ending: string): string[] {
  return listFiles(siteDir, (name) => name.endsWith(ending))
}

/** The skills for coding agents, which are checked like pages, with the references beside them. */
export const SKILLS_FOLDER = 'content/skills'

/** All files of skills, as {@link listPages} has pages. */
export function listSkillFiles(siteDir: string): string[] {
  return listFiles(siteDir, (name) => name.endsWith('.md'), [SKILLS_FOLDER])
}

function listFiles(siteDir: string, isWanted: (name: string) => boolean, folders = PAGE_FOLDERS): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .filter(isWanted)
        .map((name) => path.posix.join(folder, forwardSlashes(name))),
    )
    .sort()
}

/** The pages that show a live demo. */
export function listDemoPages(siteDir: string): string[] {
  return listPages(siteDir).filter((page) =>
    readFileSync(path.join(siteDir, page), 'utf8').includes('<LiveDemo'),
  )
}
