import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { DemoAbout } from '../../../demo-catalog/about'
import type { FindBlocks } from '../page/find-blocks'
import { buildPageProject } from '../page/page-project'
import type { PageProject } from '../page/page-project'
import { readSamplePage } from '../page/read-page'

/**
 * Reads a page and the files that it shows, and builds the project of its fences.
 *
 * @param siteDir - absolute path of the site's folder
 * @param page - path relative to the site's folder, with forward slashes
 * @param text - the whole MDX file
 * @param demos - the live demos that pages may name
 * @param find - gives the blocks of the text
 */
export function openProject(
  siteDir: string,
  page: string,
  text: string,
  demos: readonly DemoAbout[],
  find: FindBlocks,
): PageProject {
  const readFile = (file: string): string | undefined => {
    const target = path.join(siteDir, file)
    return existsSync(target) ? readFileSync(target, 'utf8') : undefined
  }
  return buildPageProject(readSamplePage(page, text, readFile, demos, find), siteDir)
}
