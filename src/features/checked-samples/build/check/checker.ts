import { readFileSync } from 'node:fs'
import path from 'node:path'

import { readDemos } from '../../../demo-catalog/read-demos'
import { openStepCache } from '../../../../lib/build/step-cache'
import { type Fence, isChecked, isExecuted, isTypeScript, diagnosticAtOpening } from '../page/fence'
import { fenceFaults } from '../page/fence-faults'
import { hiddenNames } from '../page/hidden-names'
import { createPageProject, type PageProject } from '../page/page-project'
import { findBlocks, type PageBlocks } from '../page/read-page'
import { type Diagnostic, formatDiagnostic } from '../../../../lib/build/diagnostic'
import type { SampleResult } from '../result'
import type { DemoAbout } from '../../../demo-catalog/about'
import { type Compiler, createCompiler, createCompilerBase } from '../types/compiler'
import {
  absentPackages,
  type AbsentPackages,
  fingerprints,
  readToolchain,
  type Fingerprint,
} from './fingerprint'
import { draft, examine, type Finding, type Job, type Mode } from './examine'
import { openResultCache } from './result-cache'
import { examineInWorkers } from './workers'

/** A page that has been checked. */
export interface CheckedPage {
  project: PageProject
  diagnostics: Diagnostic[]
  /** Results by the index of their fence; only fences that passed have one. */
  results: Map<number, SampleResult>
}

/** The result of checking pages. */
export interface CheckReport {
  pages: CheckedPage[]
  /** All `ts` and `tsx` fences. */
  fences: number
  /** The fences that were executed, now or when their stored result was made. */
  executed: number
  /** The fences whose results came from the cache. */
  cached: number
  /** The fences that opted out with `nocheck`. */
  unchecked: number
  /** The fences about which nothing has been proven: see {@link Mode}. */
  drafts: number
  /** Why stored results were not used; undefined if all of them could be, or if there were none. */
  discardedCache?: string
}

/** A page that is written in no file of its own. */
export interface PageText {
  /** A path like that of a page, which no other page has. */
  path: string
  /** The whole MDX text. */
  text: string
}

/** Checks samples; keeps its compiler warm, so that a second check of a page is fast. */
export interface SampleChecker {
  /**
   * Checks all fences of pages.
   *
   * @param pages - paths from the site's folder, with forward slashes, or texts
   */
  check(pages: readonly (string | PageText)[], options?: CheckOptions): Promise<CheckReport>
}

export interface CheckOptions {
  /** Which samples are proven; `all` if absent. */
  mode?: Mode
  /** Called while many pages are examined, with the number of pages that are done. */
  onProgress?: (done: number, total: number) => void
}

/** Starting other processes takes a second or two, which isn't worth it for one or two pages. */
const FEW_PAGES = 2

/** Where results are kept, relative to the site's folder. */
const CACHE_FOLDER = '.cache/samples'

/**
 * Makes a checker.
 *
 * @param siteDir - absolute path of the site's folder
 * @param cacheFolder - absolute path of the folder for results
 * @param demos - the live demos that pages may name
 */
export function createChecker(
  siteDir: string,
  cacheFolder = path.join(siteDir, CACHE_FOLDER),
  demos: readonly DemoAbout[] = readDemos(siteDir),
): SampleChecker {
  const cache = openResultCache(cacheFolder, readToolchain(siteDir))
  const blocks = openStepCache<PageBlocks>(siteDir, 'page-blocks', cacheFolder)
  const find = (text: string): PageBlocks => blocks.get(text, () => findBlocks(text))
  let compiler: Compiler | undefined
  const examineHere = (jobs: readonly Job[]): Promise<Map<Fence, Finding>> =>
    examine((compiler ??= createCompiler(createCompilerBase(siteDir))), jobs)

  const findAbsent = absentPackages(siteDir)

  async function findOut(plans: readonly Plan[], mode: Mode, onProgress: CheckOptions['onProgress']) {
    const jobs = plans
      .filter(({ unknown }) => unknown.length > 0)
      .map(({ project, unknown }) => ({ project, fences: unknown }))
    if (mode === 'draft') return draft(jobs, onProgress)
    if (jobs.length <= FEW_PAGES) return examineHere(jobs)
    return examineInWorkers(jobs, siteDir, onProgress)
  }

  return {
    async check(pages, { mode = 'all', onProgress } = {}) {
      const projects = pages.map((page) => {
        const { path: name, text } = typeof page === 'string' ? readPageText(siteDir, page) : page
        return createPageProject(siteDir, name, text, demos, find)
      })
      blocks.save()
      const identify = fingerprints(siteDir)
      const plans = projects.map((project) => getPlan(project, identify, cache, findAbsent))
      const found = await findOut(plans, mode, onProgress)
      const apart =
        mode === 'all'
          ? []
          : await draft(plans.map(({ project, absent }) => ({ project, fences: [...absent.keys()] })))
      const findings = new Map([...found, ...apart])
      const checked = plans.map((plan) => conclude(plan, findings))
      plans.forEach((plan, index) =>
        cache.replace(plan.project.page.path, getPassedSamples(plan, checked[index])),
      )
      return report(plans, checked, cache.discarded)
    },
  }
}

function readPageText(siteDir: string, page: string): PageText {
  return { path: page, text: readFileSync(path.join(siteDir, page), 'utf8') }
}

/** The known results of a page's fences, and the fences that still have to be examined. */
interface Plan {
  project: PageProject
  fingerprints: Map<Fence, string>
  known: Map<Fence, SampleResult>
  unknown: Fence[]
  /** Fences that can't be examined here, with the packages that they need. */
  absent: Map<Fence, string[]>
}

function getPlan(
  project: PageProject,
  identify: Fingerprint,
  cache: ReturnType<typeof openResultCache>,
  findAbsent: AbsentPackages,
): Plan {
  const plan: Plan = { project, fingerprints: new Map(), known: new Map(), unknown: [], absent: new Map() }
  for (const fence of project.page.fences.filter(isChecked)) {
    const fingerprint = identify(fence, project)
    plan.fingerprints.set(fence, fingerprint)
    const result = cache.get(project.page.path, fingerprint)
    const absent = result ? [] : findAbsent(fence, project)
    if (result) plan.known.set(fence, result)
    else if (absent.length > 0) plan.absent.set(fence, absent)
    else plan.unknown.push(fence)
  }
  return plan
}

function conclude({ project, known, absent }: Plan, fresh: ReadonlyMap<Fence, Finding>): CheckedPage {
  const { page } = project
  const results = new Map([...known].map(([fence, result]) => [fence.index, result]))
  const diagnostics = [
    ...page.diagnostics,
    ...project.diagnostics,
    ...fenceFaults(project),
    ...hiddenNames(project),
  ]
  for (const fence of page.fences) {
    const finding = fresh.get(fence)
    const packages = absent.get(fence)
    if (!finding && packages) diagnostics.push(diagnosticAtOpening(fence, notInstalled(packages)))
    if (!finding) continue
    diagnostics.push(...finding.diagnostics)
    if (finding.diagnostics.length === 0) results.set(fence.index, finding.result)
  }
  return { project, diagnostics, results }
}

function notInstalled(packages: readonly string[]): string {
  return `This sample needs ${packages.join(' and ')}, which ${packages.length === 1 ? 'is' : 'are'} not installed: run "npm ci".`
}

function getPassedSamples({ fingerprints }: Plan, page: CheckedPage | undefined): Map<string, SampleResult> {
  const passed = new Map<string, SampleResult>()
  for (const [fence, fingerprint] of fingerprints) {
    const result = page?.results.get(fence.index)
    if (result && result.draft !== true) passed.set(fingerprint, result)
  }
  return passed
}

function report(plans: readonly Plan[], pages: CheckedPage[], discarded: string | undefined): CheckReport {
  const fences = plans.flatMap(({ project }) => project.page.fences.filter(isTypeScript))
  const drafts = new Set(
    pages.flatMap(({ project, results }) =>
      project.page.fences.filter(({ index }) => results.get(index)?.draft === true),
    ),
  )
  return {
    pages,
    fences: fences.length,
    executed: fences.filter((fence) => isExecuted(fence) && !drafts.has(fence)).length,
    cached: plans.reduce((sum, { known }) => sum + known.size, 0),
    unchecked: fences.filter((fence) => !isChecked(fence)).length,
    drafts: drafts.size,
    ...(discarded === undefined ? {} : { discardedCache: discarded }),
  }
}

/** A text with all problems of a check; undefined if there are none. */
export function diagnosticsText({ pages }: CheckReport): string | undefined {
  const texts = pages.flatMap(({ project, diagnostics }) =>
    diagnostics.map((diagnostic) => `Sample ${formatDiagnostic(diagnostic, project.page.text)}`),
  )
  if (texts.length === 0) return undefined
  return `${texts.join('\n')}\n${counted(texts.length, 'problem')} in the samples of the pages.`
}

/** One line that says what was checked. */
export function summaryText({ pages, fences, executed, cached, unchecked, drafts }: CheckReport): string {
  const parts = [
    `${counted(fences, 'sample')} on ${counted(pages.length, 'page')}`,
    `${executed} executed`,
    `${cached} unchanged since their last check`,
    `${unchecked} not checked`,
    ...(drafts > 0 ? [`${drafts} not proven in this build`] : []),
  ]
  return parts.join(', ')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
