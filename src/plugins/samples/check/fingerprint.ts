import ts from 'typescript'

import { hashFiles, hashTexts } from '../../hash'
import type { Fence } from '../page/fence'
import { DEMOS_FOLDER } from '../page/demo-fences'
import { isExecuted } from '../page/fence'
import type { PageProject, ProjectFile } from '../page/page-project'

/** What results depend on besides the samples. A result of another toolchain says nothing. */
export interface Toolchain {
  typescript: string
  /** Hash of the lock file: every installed package. */
  packages: string
  /** Hash of the code that checks, and of the simulated servers. */
  checker: string
  node: string
}

/** How results are shown is not among them: it changes nothing in what was found. */
const CHECKER_FOLDERS = [
  ...['check', 'javascript', 'page', 'run', 'types', 'result.ts'].map(
    (name) => `src/plugins/samples/${name}`,
  ),
  'src/demos/kit/server',
]

/** Describes the toolchain of a site. */
export function readToolchain(siteDir: string): Toolchain {
  return {
    typescript: ts.version,
    packages: hashFiles(siteDir, ['package-lock.json']),
    checker: hashFiles(siteDir, CHECKER_FOLDERS),
    node: process.versions.node.split('.')[0] ?? '',
  }
}

/**
 * Identifies a fence with all that its result depends on within its page: its text and tags, the files that it
 * imports, and the output that it must print.
 *
 * @param siteDir - absolute path of the site's folder
 */
export function fingerprintOf(fence: Fence, project: PageProject, siteDir: string): string {
  if (fence.demo !== undefined) return demoFingerprint(fence, fence.demo, siteDir)
  const imported = importedFiles(fence, project).map((file) => [file.path, file.code])
  const next = project.page.fences[fence.index + 1]
  const output = isExecuted(fence) && next?.tags.output ? next.code : null
  return hashTexts([JSON.stringify([fence.language, fence.tags, fence.code, imported, output])])
}

/** A live demo's file may import all that is beside it, and the kit. */
function demoFingerprint({ code, included }: Fence, demo: string, siteDir: string): string {
  const around = hashFiles(siteDir, [`${DEMOS_FOLDER}/${demo}`, `${DEMOS_FOLDER}/kit`])
  return hashTexts([JSON.stringify([included?.path, code, around])])
}

function importedFiles(fence: Fence, project: PageProject): ProjectFile[] {
  const reached = new Set(project.filesOf(fence))
  for (const file of reached) {
    for (const specifier of file.imports) {
      const target = project.get(project.resolve(file.path, specifier) ?? '')
      if (target) reached.add(target)
    }
  }
  return [...reached].filter((file) => file.fence !== fence)
}
