import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

import { SERVER_MODULE } from '../../../sample-runtime/protocol/packages'
import { hashFiles, hashTexts } from '../../../../lib/build/hash'
import { importedCode } from '../../../../lib/build/imported-code'
import { isExecuted, getOlderOutput, getOutputFence, type Fence } from '../page/fence'
import { DEMOS_FOLDER } from '../page/read-demo'
import { type PageProject, type FenceProjectFile, filesReachedFrom } from '../page/page-project'
import { LIBRARY, type OlderVersion } from '../../../../config/library'

/** What results depend on besides the samples. A result from another toolchain is worthless. */
export interface Toolchain {
  typescript: string
  /** Hash of the lock file: every installed package. */
  packages: string
  /** Hash of the code that checks. */
  checker: string
  node: string
}

/** What compiles samples, and what runs them. What renders results isn't part of it, because it doesn't affect them. */
const CHECKER = [
  'src/features/checked-samples/build/check/worker.mts',
  'src/features/sample-runtime/node/worker/main.mjs',
]
/** What demos, and samples with a simulated server, also depend on. */
const SERVER_FOLDER = 'src/features/simulated-server'
/** What the kit of demos imports from elsewhere. */
const SHARED_FOLDER = 'src/features/store-inspector/shared'

/** Describes the toolchain of a site. */
export function readToolchain(siteDir: string): Toolchain {
  return {
    typescript: ts.version,
    packages: hashFiles(siteDir, ['package-lock.json']),
    checker: hashFiles(siteDir, importedCode(siteDir, CHECKER)),
    node: process.versions.node.split('.')[0] ?? '',
  }
}

/** Identifies a fence and everything on its page that its result depends on. */
export type Fingerprint = (fence: Fence, project: PageProject) => string

/**
 * Makes the function that identifies fences by their text and tags, the files that they import, the output that they
 * must print, and the simulated server or the demo that they belong to.
 *
 * @param siteDir - absolute path of the site's folder; its folders are read once, so make a new function for each check
 */
export function fingerprints(siteDir: string): Fingerprint {
  const known = new Map<string, string>()
  function getHash(folder: string): string {
    const hash = known.get(folder) ?? hashFiles(siteDir, [folder])
    known.set(folder, hash)
    return hash
  }
  return (fence, project) => {
    if (fence.demo !== undefined) return demoFingerprint(fence, fence.demo, getHash)
    const imported = filesReachedFrom(fence, project).filter((file) => file.fence !== fence)
    // Relative to the site's folder, so that results are also valid in another copy of the site.
    const files = imported.map((file) => [path.relative(siteDir, file.path), file.code])
    const outputs = isExecuted(fence)
      ? [getOutputFence, getOlderOutput].map((find) => find(fence, project.page))
      : []
    const printed = outputs.flatMap((output) => (output ? [[output.tags.version, output.code]] : []))
    const server = usesServer(fence, imported) ? getHash(SERVER_FOLDER) : null
    return hashTexts([JSON.stringify([fence.language, fence.tags, fence.code, files, printed, server])])
  }
}

/** A live demo's file may import the other files in its folder, and the kit. Types count, so the import graph says too little. */
function demoFingerprint(
  { code, included }: Fence,
  demo: string,
  getHash: (folder: string) => string,
): string {
  const around = [`${DEMOS_FOLDER}/${demo}`, `${DEMOS_FOLDER}/kit`, SERVER_FOLDER, SHARED_FOLDER].map(getHash)
  return hashTexts([JSON.stringify([included?.path, code, around])])
}

function usesServer({ tags, code }: Fence, imported: readonly FenceProjectFile[]): boolean {
  return (
    tags.server !== undefined ||
    [code, ...imported.map((file) => file.code)].some((text) => text.includes(SERVER_MODULE))
  )
}

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
    const versions = [fence.tags.version, getOlderOutput(fence, project.page)?.tags.version]
    const older = versions.flatMap((version) => (version === undefined ? [] : packagesOfVersion(version)))
    return absent.filter(
      (name) =>
        older.includes(name) ||
        imported.some(({ fileName }) => fileName === name || fileName.startsWith(`${name}/`)),
    )
  }
}

/** What is installed beside the library for samples of an older version of it. */
function packagesOfVersion(version: OlderVersion): string[] {
  const { folder, companions } = LIBRARY.olderVersions[version]
  return [folder, ...Object.values(companions)]
}
