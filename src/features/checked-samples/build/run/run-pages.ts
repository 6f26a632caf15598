import { availableParallelism } from 'node:os'

import { LIBRARY } from '../../../../config/library'
import { diagnosticAtOpening, getOlderOutput, type Fence } from '../page/fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { judge } from './judge'
import { type PreparedFence, type RunJob, prepare } from './prepare'
import type { RunRecord } from '../result'
import type { FenceReport } from '../../../sample-runtime/node/protocol'
import { runTasks } from '../../../sample-runtime/node/run-worker'

export type { RunJob } from './prepare'

/** The outcome of an executed fence. */
export interface RunOutcome {
  fence: Fence
  /** Empty if everything is as the fence says. */
  diagnostics: Diagnostic[]
  /** What the run left behind; absent if the fence could not be executed. */
  record?: RunRecord
}

/** How fences are executed. */
export interface RunOptions {
  /** The site's folder, from which packages are imported. */
  siteDir: string
  /** How long a fence may take, in milliseconds of real time; 10 000 if absent. */
  limit?: number
  /** How many fences are executed at a time; as many as there are cores if absent. */
  threads?: number
}

const REAL_TIME_LIMIT = 10_000
const OUTPUT = { lines: 200, characters: 20_000 }

/**
 * Executes fences and tests their claims: `// → value`, `// throws text`, and the output that the page shows.
 *
 * The fences of a page share only the packages they import. Each page is executed in a thread of its own; so is each
 * environment of a page, and each fence with packages that keep state.
 *
 * @param jobs - fences for which `isExecuted` holds
 * A fence with an output of an older version is executed on that, too.
 *
 * @returns an outcome for each run, in the order of the jobs; that of an older version has no record
 */
export async function runFences(jobs: readonly RunJob[], options: RunOptions): Promise<RunOutcome[]> {
  const { siteDir, limit = REAL_TIME_LIMIT, threads = availableParallelism() } = options
  const prepared = jobs.flatMap(withOlder).map((job, id) => prepare(job, siteDir, id))
  const groups = groupByThread(prepared.filter(({ diagnostics }) => diagnostics.length === 0))
  const found = new Map<number, Found>()
  const runNext = async (): Promise<void> => {
    for (let group = groups.shift(); group; group = groups.shift())
      await runGroup(group, { siteDir, limit }, found)
  }
  await Promise.all(Array.from({ length: threads }, runNext))
  return prepared.map(({ fence, older, task, diagnostics }) => {
    const { diagnostics: ofRun = [], record } = found.get(task.id) ?? {}
    // What is wrong with the fence itself is said once.
    if (older) return { fence, diagnostics: ofRun }
    return { fence, diagnostics: [...diagnostics, ...ofRun], ...(record && { record }) }
  })
}

function withOlder(job: RunJob): RunJob[] {
  const older = getOlderOutput(job.fence, job.project.page)
  return older ? [job, { ...job, older }] : [job]
}

/** What is known of a fence after its run. */
type Found = Pick<RunOutcome, 'diagnostics' | 'record'>

/** Fences that may be executed in one thread: of one page, and in one environment. */
function groupByThread(prepared: readonly PreparedFence[]): PreparedFence[][] {
  const groups = new Map<string, PreparedFence[]>()
  for (const item of prepared) {
    const { page, tags } = item.fence
    const own = keepsState(item) ? item.task.id : ''
    const key = [page, getEnvironment(item.fence), tags.dom, item.older?.tags.version, own].join('\0')
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}

/**
 * Whether a fence imports modules that remember things themselves, such as running requests and warnings. Such a fence gets a
 * thread of its own, so that what it shows doesn't depend on which others ran before.
 */
function keepsState({ task }: PreparedFence): boolean {
  return task.modules.some(({ code }) => code.includes(LIBRARY.withState))
}

function getEnvironment({ tags }: Fence): string {
  return tags.env ?? 'development'
}

async function runGroup(
  group: readonly PreparedFence[],
  options: Required<Pick<RunOptions, 'siteDir' | 'limit'>>,
  found: Map<number, Found>,
): Promise<void> {
  const [first] = group
  if (!first) return
  const results = await runTasks(
    group.map(({ task }) => task),
    {
      ...options,
      output: OUTPUT,
      dom: first.fence.tags.dom,
      environment: getEnvironment(first.fence),
      aliases: first.older
        ? { [LIBRARY.packageName]: LIBRARY.olderVersions[first.older.tags.version].folder }
        : {},
    },
  )
  for (const item of group) {
    const result = results.get(item.task.id) ?? 'This sample was not executed.'
    found.set(item.task.id, typeof result === 'string' ? unexecuted(item, result) : executed(item, result))
  }
}

function unexecuted({ fence }: PreparedFence, reason: string): Found {
  return { diagnostics: [diagnosticAtOpening(fence, reason)] }
}

function executed(item: PreparedFence, report: FenceReport): Found {
  const { screen, requests } = report
  return { diagnostics: judge(item, report), record: { checks: item.assertions.length, screen, requests } }
}
