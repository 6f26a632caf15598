import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import type { DemoAbout } from '../../../demo-catalog/about'
import { candidates } from '../../../sample-runtime/core/resolve'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { diagnosticAtOpening, isChecked, type Fence } from './fence'
import { readSamplePage, type FindBlocks, type Page } from './read-page'

/** A file of a page's project: the text that one fence wrote, with its imports resolved at one point of the page. */
export interface FenceProjectFile {
  /** Path in the page's project, for example `src/store.ts`. */
  name: string
  code: string
  /** Absolute path, unique in the site; only a live demo's file is on disk, the others exist in no folder. */
  path: string
  fence: Fence
  /** The files that its relative imports lead to, by specifier as written; undefined where the page has none of that name. */
  imports: Map<string, FenceProjectFile | undefined>
}

/**
 * The files that a page's fences define. It is plain data, so that other processes can be given it.
 *
 * A later fence with the same title replaces the file for the fences after it. So one text can be two files: one from
 * before something that it imports was replaced, and one from after that. Every file therefore has a *revision*,
 * the index of the last fence that changed it or anything that it imports.
 *
 * The files of live demos are separate: they import other files on disk, and no fence imports them.
 */
export interface PageProject {
  page: Page
  /** All files, including those from before a replacement. */
  files: FenceProjectFile[]
  /** The file that each fence is. */
  own: ReadonlyMap<Fence, FenceProjectFile>
  diagnostics: Diagnostic[]
}

/**
 * Reads a page and the files that it shows, and builds the project of its fences.
 *
 * @param siteDir - absolute path of the site's folder
 * @param page - path relative to the site's folder, with forward slashes
 * @param text - the whole MDX file
 * @param demos - the live demos that pages may name
 * @param find - gives the blocks of the text
 */
export function createPageProject(
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

/**
 * Builds the project of a page.
 *
 * @param siteDir - the site's folder; the files pretend to be in it, so that packages resolve from there
 */
export function buildPageProject(page: Page, siteDir: string): PageProject {
  const definitions = page.fences.filter((fence) => isChecked(fence) && fence.demo === undefined).map(define)
  const siteFolder = forwardSlashes(siteDir)
  const root = path.posix.join(siteFolder, '.samples', page.path.replace(/\.mdx?$/, ''))
  const files = new Map<string, FenceProjectFile>()

  /** The file of a definition as one fence sees it; adds the file and everything it imports to `files`. */
  function fileAt(definition: Definition, viewer: number): FenceProjectFile {
    const revision = getRevision(definition, viewer, definitions)
    const filePath = `${root}/${revision}/${definition.name}`
    const known = files.get(filePath)
    if (known) return known
    const file: FenceProjectFile = { ...definition, path: filePath, imports: new Map() }
    files.set(filePath, file)
    for (const specifier of definition.imports) {
      const target = lookUp(definition, specifier, revision, definitions)
      file.imports.set(specifier, target && fileAt(target, revision))
    }
    return file
  }

  const own = new Map(
    definitions.map((definition) => [definition.fence, fileAt(definition, definition.fence.index)]),
  )
  const demoFiles = page.fences.filter(isChecked).flatMap((fence) => getDemoFile(fence, siteFolder))
  for (const file of demoFiles) own.set(file.fence, file)
  return { page, files: [...files.values(), ...demoFiles], own, diagnostics: titleConflicts(definitions) }
}

/** The file on disk that a fence of a live demo shows; none for any other fence. */
function getDemoFile(fence: Fence, siteFolder: string): FenceProjectFile[] {
  const { demo, included } = fence
  if (demo === undefined || !included) return []
  return [
    {
      name: path.posix.basename(included.path),
      path: path.posix.join(siteFolder, included.path),
      code: fence.code,
      fence,
      // Its imports are on disk, too: none of them is a file of the page.
      imports: new Map(),
    },
  ]
}

/** The file that a fence is, and all files of its page that it imports. */
export function filesReachedFrom(fence: Fence, { own }: PageProject): FenceProjectFile[] {
  const file = own.get(fence)
  const reached = new Set(file && [file])
  for (const file of reached) {
    for (const target of file.imports.values()) if (target) reached.add(target)
  }
  return [...reached]
}

/** A file as a fence writes it. */
interface Definition {
  name: string
  code: string
  fence: Fence
  /** The relative specifiers that it imports, as written. */
  imports: string[]
}

function define(fence: Fence): Definition {
  const { importedFiles } = ts.preProcessFile(fence.code, true, true)
  return {
    name: fence.tags.title ?? nameWithoutTitle(fence),
    code: fence.code,
    fence,
    imports: importedFiles.map(({ fileName }) => fileName).filter((specifier) => specifier.startsWith('.')),
  }
}

/** What the file of a fence without a title, which nothing imports, is called during the build: it is beside those in `src/`. */
export function nameWithoutTitle({ index, language }: Fence): string {
  return `src/sample-${index + 1}.${language}`
}

/**
 * The latest definition of the imported file among the fences up to the viewing one. The files of an app may
 * come in any order, because no fence replaces them.
 */
function lookUp(
  importer: Definition,
  specifier: string,
  viewer: number,
  definitions: readonly Definition[],
): Definition | undefined {
  const names = candidates(path.posix.join(path.posix.dirname(importer.name), specifier))
  const named = definitions.filter(({ name }) => names.includes(name))
  const app = getApp(importer.fence)
  return (
    named.filter(({ fence }) => fence.index <= viewer).at(-1) ??
    (app === undefined ? undefined : named.find(({ fence }) => getApp(fence) === app))
  )
}

/** The folder of the app whose file a fence shows. */
function getApp({ included }: Fence): string | undefined {
  return included?.path.split('/').slice(0, 2).join('/')
}

/** The index of the last fence, up to the viewing one, that wrote the file or anything that it imports. */
function getRevision(definition: Definition, viewer: number, definitions: readonly Definition[]): number {
  const closure = new Set([definition])
  for (const member of closure) {
    for (const specifier of member.imports) {
      const target = lookUp(member, specifier, viewer, definitions)
      if (target) closure.add(target)
    }
  }
  return Math.max(...[...closure].map(({ fence }) => fence.index))
}

/** Finds files of one name in two spellings, and names that aren't names of modules. */
function titleConflicts(definitions: readonly Definition[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const seen = new Map<string, Definition>()
  for (const definition of definitions) {
    const { fence, name } = definition
    const key = name.replace(/\.tsx?$/, '').toLowerCase()
    const earlier = seen.get(key)
    if (earlier && earlier.name !== name) {
      const first = `"${earlier.name}" on line ${earlier.fence.firstLine - 1}`
      diagnostics.push(
        diagnosticAtOpening(fence, `"${name}" conflicts with ${first}: use one name for one file.`),
      )
    }
    seen.set(key, definition)
    if (!/\.tsx?$/.test(name))
      diagnostics.push(diagnosticAtOpening(fence, `The file name "${name}" must end in .ts or .tsx.`))
  }
  return diagnostics
}
