import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import { LIBRARY } from '../../../../config/library'
import { olderOutputOf, type Fence } from '../page/fence'
import type { PageProject } from '../page/page-project'
import { filesReachedFrom } from '../page/page-project'

/** Lists the packages that a fence needs and that aren't installed. */
export type AbsentPackages = (fence: Fence, project: PageProject) => string[]

/**
 * Finds the site's development packages that aren't installed.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function absentPackages(siteDir: string): AbsentPackages {
  const manifest = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>
  }
  const absent = Object.keys(manifest.devDependencies ?? {}).filter(
    (name) => !existsSync(path.join(siteDir, 'node_modules', name)),
  )
  return (fence, project) => {
    if (absent.length === 0) return []
    const imported = filesReachedFrom(fence, project).flatMap(({ code }) => {
      const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(code, true, true)
      return [...importedFiles, ...typeReferenceDirectives]
    })
    const older = olderOutputOf(fence, project.page)?.tags.version
    return absent.filter(
      (name) =>
        (older && name === LIBRARY.olderVersions[older].folder) ||
        imported.some(({ fileName }) => fileName === name || fileName.startsWith(`${name}/`)),
    )
  }
}
