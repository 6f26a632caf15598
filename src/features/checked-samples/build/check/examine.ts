import { setImmediate as nextTurn } from 'node:timers/promises'

import { javascriptForm, provenJavascriptForm } from '../javascript/javascript-form'
import { type Fence, isExecuted, diagnosticAt } from '../page/fence'
import type { PageProject } from '../page/page-project'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { SampleResult } from '../result'
import { runFences } from '../run/run-pages'
import { checkTypes, collectHovers } from '../types/check-types'
import type { Compiler } from '../types/compiler'

/** Name of the environment variable that says when samples are proven. */
const MODE_VARIABLE = 'SAMPLES'

/**
 * Which samples a build proves:
 *
 * - `all`, the default: every sample, and one that fails stops the build. Published sites are always built in this mode.
 * - `installed`: the same, except for samples that need packages which only the tests use and which aren't installed.
 * - `draft`: nothing; only results from earlier builds are shown. Other samples are shown without a claim that they were checked.
 */
export type Mode = 'all' | 'installed' | 'draft'

const MODES: readonly Mode[] = ['all', 'installed', 'draft']

/** Reads the mode from the environment. @throws Error that lists the modes, for any other value */
export function readMode(environment: Readonly<Record<string, string | undefined>>): Mode {
  const value = environment[MODE_VARIABLE] ?? ''
  if (value === '') return 'all'
  const mode = MODES.find((known) => known === value)
  if (mode === undefined) throw new Error(`${MODE_VARIABLE} is "${value}"; it may be ${MODES.join(', ')}.`)
  return mode
}

/** The fences of a page that have to be examined. */
export interface Job {
  project: PageProject
  fences: readonly Fence[]
}

/** The result of examining a fence. */
export interface Finding {
  result: SampleResult
  diagnostics: Diagnostic[]
}

/**
 * Compiles and executes fences. They are executed in other threads while the compiler works in this one.
 *
 * @param compiler - is given the pages
 * @param threads - how many fences are executed at a time; as many as there are cores if absent
 * @returns what was found about each fence, in the order of the jobs and their fences
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
    // The compiler is synchronous; a pause after each fence lets the messages of the threads arrive.
    await nextTurn()
  }
  for (const { fence, diagnostics, record } of await running) {
    const finding = findings.get(fence)
    finding?.diagnostics.push(...diagnostics)
    if (finding && record) finding.result.run = record
  }
  return findings
}

async function compile(compiler: Compiler, project: PageProject, fence: Fence): Promise<Finding> {
  const { expected, diagnostics } = checkTypes(compiler, project, fence)
  const result: SampleResult = { expectedErrors: expected, hovers: [] }
  if (diagnostics.length > 0) return { result, diagnostics }
  result.hovers = collectHovers(compiler, project, fence)
  return addJavaScript({ result, diagnostics }, fence, provenJavascriptForm)
}

/**
 * Gives fences their JavaScript form and proves nothing, for a draft of the site. It uses no other processes, because they
 * would take longer to start than they save.
 *
 * @param onProgress - called after each page
 */
export async function draft(
  jobs: readonly Job[],
  onProgress?: (done: number, total: number) => void,
): Promise<Map<Fence, Finding>> {
  const findings = new Map<Fence, Finding>()
  for (const [index, { fences }] of jobs.entries()) {
    for (const fence of fences) {
      const result: SampleResult = { draft: true, expectedErrors: [], hovers: [] }
      findings.set(fence, await addJavaScript({ result, diagnostics: [] }, fence, javascriptForm))
    }
    onProgress?.(index + 1, jobs.length)
  }
  return findings
}

async function addJavaScript(
  { result, diagnostics }: Finding,
  fence: Fence,
  getForm: typeof javascriptForm,
): Promise<Finding> {
  const form = await getForm(fence.code, fence.language === 'tsx' ? 'tsx' : 'ts')
  if ('message' in form) diagnostics.push(diagnosticAt(fence, form.line, 0, form.message))
  else if (form.text !== undefined) result.javascript = form.text
  return { result, diagnostics }
}
