import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { DEMOS } from '../../../demos/catalog'
import { openStepCache } from '../../step-cache'
import { javascriptForm } from '../javascript/javascript-form'
import type { Fence } from '../page/fence'
import { isChecked, isExecuted, isTypeScript, problemAt } from '../page/fence'
import type { PageBlocks } from '../page/find-blocks'
import { findBlocks } from '../page/find-blocks'
import type { ReadFile } from '../page/include-file'
import type { PageProject } from '../page/page-project'
import { buildPageProject } from '../page/page-project'
import type { Problem } from '../page/problem'
import { readPage } from '../page/read-page'
import { renderProblems } from '../render/render-block'
import type { SampleResult } from '../result'
import type { DemoAbout } from '../../../demos/kit/about'
import { orphanOutputs } from '../run/orphan-outputs'
import { runFences } from '../run/run-pages'
import { checkTypes } from '../types/check-types'
import { collectHovers } from '../types/collect-hovers'
import type { Compiler } from '../types/compiler'
import { createCompiler } from '../types/compiler'
import { fingerprints, readToolchain } from './fingerprint'
import type { Fingerprint } from './fingerprint'
import { openResultCache } from './result-cache'

/** A page after its check. */
export interface CheckedPage {
  project: PageProject
  problems: Problem[]
  /** Results by the index of their fence; only fences that passed have one. */
  results: Map<number, SampleResult>
}

/** What a check of pages came to. */
export interface CheckReport {
  pages: CheckedPage[]
  /** All `ts` and `tsx` fences. */
  fences: number
  /** Of them, those that were executed, now or when their stored result was made. */
  executed: number
  /** Of them, those taken from the cache. */
  cached: number
  /** Of them, those that opted out. */
  unchecked: number
  /** Why stored results were not used, if there were any that could not be. */
  discardedCache?: string
}

/** Checks samples; keeps its compiler warm, so that a second check of a page is fast. */
export interface SampleChecker {
  /**
   * Checks all fences of pages.
   *
   * @param pages - paths from the site's folder, with forward slashes
   */
  check(pages: readonly string[]): Promise<CheckReport>
}

/** Where results are kept, from the site's folder. */
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
  demos: readonly DemoAbout[] = DEMOS,
): SampleChecker {
  const cache = openResultCache(cacheFolder, readToolchain(siteDir))
  const compiler = createCompiler(siteDir)
  const blocks = openStepCache<PageBlocks>(siteDir, 'page-blocks', cacheFolder)
  const find = (text: string): PageBlocks => blocks.get(text, () => findBlocks(text))
  const readFile: ReadFile = (file) => {
    const target = path.join(siteDir, file)
    return existsSync(target) ? readFileSync(target, 'utf8') : undefined
  }

  return {
    async check(paths) {
      const projects = paths.map((page) => {
        const text = readFileSync(path.join(siteDir, page), 'utf8')
        return buildPageProject(readPage(page, text, readFile, demos, find), siteDir)
      })
      blocks.save()
      const identify = fingerprints(siteDir)
      const plans = projects.map((project) => planOf(project, identify, cache))
      const fresh = await examine(compiler, plans)
      const pages = plans.map((plan) => conclude(plan, fresh))
      plans.forEach((plan, index) => cache.replace(plan.project.page.path, passedOf(plan, pages[index])))
      return report(plans, pages, cache.discarded)
    },
  }
}

/** What is known of a page's fences, and what has to be found out. */
interface Plan {
  project: PageProject
  fingerprints: Map<Fence, string>
  known: Map<Fence, SampleResult>
  unknown: Fence[]
}

/** What an examination of a fence found. */
interface Finding {
  result: SampleResult
  problems: Problem[]
}

function planOf(
  project: PageProject,
  identify: Fingerprint,
  cache: ReturnType<typeof openResultCache>,
): Plan {
  const plan: Plan = { project, fingerprints: new Map(), known: new Map(), unknown: [] }
  for (const fence of project.page.fences.filter(isChecked)) {
    const fingerprint = identify(fence, project)
    plan.fingerprints.set(fence, fingerprint)
    const result = cache.get(project.page.path, fingerprint)
    if (result) plan.known.set(fence, result)
    else plan.unknown.push(fence)
  }
  return plan
}

/** Executes the unknown fences in workers while the compiler reads them here. */
async function examine(compiler: Compiler, plans: readonly Plan[]): Promise<Map<Fence, Finding>> {
  const jobs = plans.flatMap(({ project, unknown }) => unknown.map((fence) => ({ project, fence })))
  const running = runFences(
    jobs.filter(({ fence }) => isExecuted(fence)),
    { siteDir: compiler.siteDir },
  )
  for (const { project, unknown } of plans) if (unknown.length > 0) compiler.setPage(project)
  const findings = new Map<Fence, Finding>()
  for (const { project, fence } of jobs) {
    findings.set(fence, await compile(compiler, project, fence))
    // The compiler works in one go; in between, what the workers have to say is heard.
    await nextTurn()
  }
  for (const { fence, problems } of await running) findings.get(fence)?.problems.push(...problems)
  return findings
}

async function compile(compiler: Compiler, project: PageProject, fence: Fence): Promise<Finding> {
  const { expected, problems } = checkTypes(compiler, project, fence)
  const result: SampleResult = { expectedErrors: expected, hovers: [], executed: isExecuted(fence) }
  if (problems.length > 0) return { result, problems }
  result.hovers = collectHovers(compiler, project, fence)
  const form = await javascriptForm(fence.code, fence.language === 'tsx' ? 'tsx' : 'ts')
  if ('problem' in form) problems.push(problemAt(fence, form.line, 0, form.problem))
  else if (form.text !== undefined) result.javascript = form.text
  return { result, problems }
}

function conclude({ project, known }: Plan, fresh: ReadonlyMap<Fence, Finding>): CheckedPage {
  const { page } = project
  const results = new Map([...known].map(([fence, result]) => [fence.index, result]))
  const problems = [...page.problems, ...project.problems, ...orphanOutputs(page)]
  for (const fence of page.fences) {
    problems.push(...renderProblems(fence))
    const finding = fresh.get(fence)
    if (!finding) continue
    problems.push(...finding.problems)
    if (finding.problems.length === 0) results.set(fence.index, finding.result)
  }
  return { project, problems, results }
}

function passedOf({ fingerprints }: Plan, page: CheckedPage | undefined): Map<string, SampleResult> {
  const passed = new Map<string, SampleResult>()
  for (const [fence, fingerprint] of fingerprints) {
    const result = page?.results.get(fence.index)
    if (result) passed.set(fingerprint, result)
  }
  return passed
}

function report(
  plans: readonly Plan[],
  pages: CheckedPage[],
  discardedCache: string | undefined,
): CheckReport {
  const fences = plans.flatMap(({ project }) => project.page.fences.filter(isTypeScript))
  return {
    pages,
    fences: fences.length,
    executed: fences.filter(isExecuted).length,
    cached: plans.reduce((sum, { known }) => sum + known.size, 0),
    unchecked: fences.filter((fence) => !isChecked(fence)).length,
    ...(discardedCache === undefined ? {} : { discardedCache }),
  }
}
