import { readFileSync } from 'node:fs'
import path from 'node:path'

import { AuthorError } from '../../../../lib/build/author-error'
import { hashTexts } from '../../../../lib/build/hash'
import { listPages } from '../../../../lib/build/list-pages'
import { formatDiagnostic, type Diagnostic } from '../../../../lib/build/diagnostic'
import { askProcess } from '../../../../lib/build/worker-process'
import { checkSurface, type SurfaceReport } from './gate'
import { readReference } from './read-reference'
import { isSurfaceKnown, createCachedSurface } from './surface-cache'
import { TABLES_ELSEWHERE } from './tables-elsewhere'

const PACKAGE = '@reduxjs/toolkit'
const INDEX = 'docs/api/other-exports.mdx'
const ELSEWHERE = 'src/features/api-reference/build/surface/tables-elsewhere.ts'
const PROCESS = 'src/features/api-reference/build/surface/surface-process.mts'

/**
 * Compares the reference pages of the site with the declarations of the installed library.
 * Costs one or two seconds the first time, and a few milliseconds while neither changes.
 *
 * @param siteDir - the site's folder
 */
export function checkSite(siteDir: string): SurfaceReport {
  const pages = readPages(siteDir)
  const surface = createCachedSurface(siteDir)
  const key = hashTexts([JSON.stringify(pages)])
  const known = surface.getReport(key)
  if (known) return known
  const report = checkSurface(
    pages.map(({ path: page, text }) => readReference(page, text)),
    {
      origin: PACKAGE,
      exports: surface.exports,
      evaluate: surface.evaluate,
      compare: surface.compare,
      defaults: surface.defaults,
      index: INDEX,
      tablesElsewhere: {
        path: ELSEWHERE,
        text: readFileSync(path.join(siteDir, ELSEWHERE), 'utf8'),
        reasons: TABLES_ELSEWHERE,
      },
    },
  )
  surface.keepReport(key, report)
  return report
}

/**
 * Does the same, and stops a build when pages and library disagree. If the library's declarations have to be read first,
 * that happens in a separate process, so that this one can go on.
 *
 * @returns the figures
 * @throws Error with every problem at its place
 */
export async function assertSurface(siteDir: string): Promise<SurfaceReport> {
  const report = isSurfaceKnown(siteDir)
    ? checkSite(siteDir)
    : await askProcess<SurfaceReport>(siteDir, PROCESS, siteDir)
  if (report.diagnostics.length > 0) {
    throw new AuthorError(
      `The reference disagrees with ${PACKAGE}:\n\n${formatDiagnostics(report.diagnostics, siteDir)}`,
    )
  }
  return report
}

/** Formats problems, each with the lines around it. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], siteDir: string): string {
  return diagnostics
    .map((diagnostic) =>
      formatDiagnostic(diagnostic, readFileSync(path.join(siteDir, diagnostic.page), 'utf8')),
    )
    .join('\n')
}

/** One line for people: how much of the library the reference covers. */
export function summary({ covered, total, members, defaults }: SurfaceReport): string {
  return `${covered} of ${total} exports covered, ${members} members documented, ${defaults} defaults checked.`
}

interface SourcePage {
  path: string
  text: string
}

/** What makes a page a part of the reference. Others aren't parsed: that would take a fifth of the time. */
const OF_REFERENCE = /^exports:|<Options\b/m

function readPages(siteDir: string): SourcePage[] {
  return listPages(siteDir)
    .filter((name) => name.startsWith('docs/'))
    .map((name) => ({ path: name, text: readFileSync(path.join(siteDir, name), 'utf8') }))
    .filter(({ text }) => OF_REFERENCE.test(text))
}
