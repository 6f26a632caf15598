import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The folders whose pages hold samples. */
const FOLDERS = ['docs', 'src/pages']

/** All MDX files of the site, as paths from its folder with forward slashes, sorted. */
export function listPages(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
  ).sort()
}
