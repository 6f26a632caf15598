import { setImmediate as nextTurn } from 'node:timers/promises'

import { javascriptForm } from '../javascript/javascript-form'
import type { Fence } from '../page/fence'
import { isExecuted, problemAt } from '../page/fence'
import type { PageProject } from '../page/page-project'
import type { Problem } from '../page/problem'
import type { SampleResult } from '../result'
import { runFences } from '../run/run-pages'
import { checkTypes } from '../types/check-types'
import { collectHovers } from '../types/collect-hovers'
import type { Compiler } from '../types/compiler'

/** Fences of a page about which something has to be found out. */
export interface Job {
  project: PageProject
  fences: readonly Fence[]
}

/** What an examination of a fence found. */
export interface Finding {
  result: SampleResult
  problems: Problem[]
}

/**
 * Compiles and executes fences: execution goes on in threads while the compiler works here.
 *
 * @param compiler - is given the pages
 * @param threads - how many fences are executed at a time; as many as there are cores if absent
 */
export async function examine(
  compiler: Compiler,
  jobs: readonly Job[],
  threads?: number,
): Promise<Map<Fence, Finding>> {
  for (const { project } of jobs) compiler.setPage(project)
  const fences = jobs.flatMap(({ project, fences: unknown }) => unknown.map((fence) => ({ project, fence })))
  const running = runFences(
    fences.filter(({ fence }) => isExecuted(fence)),
    { siteDir: compiler.siteDir, ...(threads === undefined ? {} : { threads }) },
  )
  const findings = new Map<Fence, Finding>()
  for (const { project, fence } of fences) {
    findings.set(fence, await compile(compiler, project, fence))
    // The compiler works in one go; in between, what the threads have to say is heard.
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
  return addJavaScript({ result, problems }, fence)
}

/**
 * Gives fences their JavaScript form, and proves nothing else: for a site that is to be seen before it is checked.
 */
export async function draft(jobs: readonly Job[]): Promise<Map<Fence, Finding>> {
  const findings = new Map<Fence, Finding>()
  for (const fence of jobs.flatMap(({ fences }) => fences)) {
    const result: SampleResult = { draft: true, expectedErrors: [], hovers: [], executed: false }
    findings.set(fence, await addJavaScript({ result, problems: [] }, fence))
  }
  return findings
}

async function addJavaScript({ result, problems }: Finding, fence: Fence): Promise<Finding> {
  const form = await javascriptForm(fence.code, fence.language === 'tsx' ? 'tsx' : 'ts')
  if ('problem' in form) problems.push(problemAt(fence, form.line, 0, form.problem))
  else if (form.text !== undefined) result.javascript = form.text
  return { result, problems }
}
