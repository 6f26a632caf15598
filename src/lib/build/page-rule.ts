import path from 'node:path'

import { PAGE_FOLDERS } from './list-pages'

/**
 * A rule of the bundler that gives the pages of the site to a loader.
 *
 * @param siteDir - absolute path of the site's folder
 * @param enforce - `pre`: the loader gets the MDX; `post`: it gets the compiled page
 * @param loader - absolute path of the loader
 */
export function pageRule(
  siteDir: string,
  enforce: 'pre' | 'post',
  loader: string,
  options: object = {},
): object {
  return {
    test: /\.mdx$/,
    include: PAGE_FOLDERS.map((folder) => path.join(siteDir, folder)),
    enforce,
    use: [{ loader, options }],
  }
}
