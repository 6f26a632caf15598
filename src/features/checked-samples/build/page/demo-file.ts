import path from 'node:path'

import type { Fence } from './fence'
import type { FenceProjectFile } from './page-project'

/**
 * Returns the file on disk that a fence of a live demo shows.
 *
 * @param siteDir - absolute path of the site's folder
 * @returns none for any other fence
 */
export function demoFileOf(fence: Fence, siteDir: string): FenceProjectFile[] {
  const { demo, included } = fence
  if (demo === undefined || !included) return []
  return [
    {
      name: path.posix.basename(included.path),
      path: path.posix.join(siteDir.replaceAll('\\', '/'), included.path),
      code: fence.code,
      firstLine: 0,
      fence,
      // Its imports are on disk, too: none of them is a file of the page.
      imports: [],
    },
  ]
}
