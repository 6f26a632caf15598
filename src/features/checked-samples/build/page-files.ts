import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { hashTexts } from '../../../lib/build/hash'

/** Files that belong to pages and are published beside them, fetched when a reader first asks. */
export interface PageFiles {
  /** Absolute path of the folder that is published. */
  folder: string
  /**
   * Writes a file of a page.
   *
   * @param address - of the file's folder, from the root of the site; files below it never change, because their names
   *   hold a hash of their content
   * @param page - the path of the page
   * @returns the address of the file
   */
  write(address: string, page: string, content: unknown): string
  /** Removes the files of an earlier build, which may belong to pages that no longer exist. */
  empty(): void
}

/**
 * Opens the folder. It isn't emptied yet: many tools read the configuration, some of them while a build is under way.
 *
 * @param folder - absolute path
 */
export function pageFiles(folder: string): PageFiles {
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    empty() {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
    write(address, page, content) {
      const text = JSON.stringify(content)
      const hash = hashTexts([text]).slice(0, 8)
      const name = `${page.replace(/^docs\/|\.mdx?$/g, '').replaceAll(/[^\w-]+/g, '-')}.${hash}.json`
      const file = path.join(folder, address, name)
      mkdirSync(path.dirname(file), { recursive: true })
      if (!existsSync(file)) writeFileSync(file, text)
      return `${address}/${name}`
    },
  }
}
