import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import { hashFiles, hashTexts } from '../../hash'
import { writeWhole } from '../../write-whole'
import { libraryDirectory, readLibraryVersion } from '../package-files'
import type { FoundDefault } from './check-defaults'
import { DEFAULTS } from './defaults'
import type { SurfaceReport } from './gate'
import { openLibrary } from './library'
import { libraryModules } from './modules'
import { openSurface, type Surface } from './surface'
import type { ExportedName, ExpressionFault, MemberGroup } from './types'

/** What is known of the installed library: kept in `.cache/surface.json`, and asked of the compiler when missing. */
export interface CachedSurface extends Surface {
  defaults: readonly FoundDefault[]
  /** The outcome of an earlier check of the same pages. */
  reportOf: (pages: string) => SurfaceReport | undefined
  keepReport: (pages: string, report: SurfaceReport) => void
}

interface Content {
  typescript: string
  library: string
  /** Of the declarations, the installed packages, and the code that reads them. */
  inputs: string
  exports: ExportedName[]
  groups: Record<string, MemberGroup | ExpressionFault>
  defaults: FoundDefault[]
  report?: { pages: string; report: SurfaceReport }
}

const FILE = '.cache/surface.json'
const SOURCES = 'src/plugins/library/surface'

/**
 * Opens what is known of the installed library. A cache of another version of the library or of TypeScript,
 * one that other code wrote, and one that can't be read, are made anew.
 *
 * @param siteDir - the folder that holds `node_modules`
 */
export function openCachedSurface(siteDir: string): CachedSurface {
  let live: Surface | undefined
  const open = (): Surface => (live ??= openSurface(siteDir, libraryModules(siteDir)))
  const content = readCache(siteDir) ?? newContent(siteDir, open())
  const save = (): void => writeCache(siteDir, content)
  return {
    exports: content.exports,
    defaults: content.defaults,
    evaluate(expressions) {
      const unknown = [
        ...new Set(expressions.filter((expression) => content.groups[expression] === undefined)),
      ]
      if (unknown.length > 0) {
        const answers = open().evaluate(unknown)
        for (const [index, expression] of unknown.entries())
          content.groups[expression] = answers[index] ?? NO_ANSWER
        save()
      }
      return expressions.map((expression) => content.groups[expression] ?? NO_ANSWER)
    },
    reportOf: (pages) => (content.report?.pages === pages ? content.report.report : undefined),
    keepReport(pages, report) {
      content.report = { pages, report }
      save()
    },
  }
}

/** Whether what is known of the installed library can be had without asking the compiler. */
export function isSurfaceKnown(siteDir: string): boolean {
  return readCache(siteDir) !== undefined
}

const NO_ANSWER: ExpressionFault = { fault: 'The compiler gave no answer.' }

function newContent(siteDir: string, { exports }: Surface): Content {
  const library = openLibrary(siteDir)
  const defaults = DEFAULTS.map(({ expression, member, find }) => ({
    expression,
    member,
    value: find(library),
  }))
  return { ...versions(siteDir), exports, groups: {}, defaults }
}

function versions(siteDir: string): Pick<Content, 'typescript' | 'library' | 'inputs'> {
  const declarations = libraryModules(siteDir).map(({ file }) => readFileSync(file, 'utf8'))
  const inputs = hashTexts([...declarations, hashFiles(siteDir, ['package-lock.json', SOURCES])])
  return { typescript: ts.version, library: readLibraryVersion(libraryDirectory(siteDir)), inputs }
}

function readCache(siteDir: string): Content | undefined {
  const now = versions(siteDir)
  try {
    const content = JSON.parse(readFileSync(path.join(siteDir, FILE), 'utf8')) as Content
    const { typescript, library, inputs } = content
    const current = typescript === now.typescript && library === now.library && inputs === now.inputs
    return current ? content : undefined
  } catch {
    // There is none yet, or it was cut off while being written.
    return undefined
  }
}

function writeCache(siteDir: string, content: Content): void {
  const file = path.join(siteDir, FILE)
  writeWhole(file, JSON.stringify(content))
}

/**
 * Evaluates type expressions, and opens the cache only when the first one comes.
 *
 * @param siteDir - the folder that holds `node_modules`
 */
export function evaluateLater(siteDir: string): Surface['evaluate'] {
  let surface: CachedSurface | undefined
  return (expressions) => (surface ??= openCachedSurface(siteDir)).evaluate(expressions)
}
