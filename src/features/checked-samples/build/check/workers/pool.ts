import { availableParallelism } from 'node:os'

import type { FindBlocks } from '../../page/find-blocks'
import type { Fence } from '../../page/fence'
import type { Finding, Job } from '../examine'
import { startProcess } from '../../../../../lib/build/worker-process'
import type { Answer, Group, WorkerStart } from './protocol'

const WORKER = 'src/features/checked-samples/build/check/workers/worker.mts'
/** Large enough that the library's types are seldom computed again, small enough that no process waits for another. */
const FENCES_PER_GROUP = 100

/** Options for examining pages in separate processes. */
export interface PoolOptions extends WorkerStart {
  /** Returns the blocks of a page that has already been read. */
  find: FindBlocks
  /** Called after each group. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Examines pages on all cores. Each process takes the next group of pages when it has finished one.
 *
 * @throws Error when a process ends before it has answered
 */
export async function examineInWorkers(
  jobs: readonly Job[],
  { siteDir, demos, find, onProgress }: PoolOptions,
): Promise<Map<Fence, Finding>> {
  const groups = groupJobs(jobs)
  const total = jobs.length
  const cores = availableParallelism()
  const findings = new Map<Fence, Finding>()
  let done = 0
  const work = async (): Promise<void> => {
    let group = groups.shift()
    if (!group) return
    const start: WorkerStart = { siteDir, demos }
    const worker = startProcess<Group, Answer>(siteDir, WORKER, start)
    try {
      for (; group; group = groups.shift()) {
        const answer = await worker.ask(group.map((job) => describe(job, find)))
        for (const [index, fence] of group.flatMap(({ fences }) => fences).entries()) {
          const finding = answer[index]
          if (finding) findings.set(fence, finding)
        }
        done += group.length
        onProgress?.(done, total)
      }
    } finally {
      worker.end()
    }
  }
  await Promise.all(Array.from({ length: cores }, work))
  return findings
}

/** "Cannot find name …. Did you mean …?": a compiler makes ten such suggestions, and reports TS2304 after that. */
const SUGGESTION = /@errors:.*\b2552\b/

/** The largest pages come first, so that no process is still working on one when the others have finished. */
function groupJobs(jobs: readonly Job[]): Job[][] {
  const isAlone = ({ project }: Job): boolean => SUGGESTION.test(project.page.text)
  const groups = jobs.filter(isAlone).map((job) => [job])
  const others = jobs.filter((job) => !isAlone(job))
  let room = 0
  for (const job of others.sort((a, b) => b.fences.length - a.fences.length)) {
    if (job.fences.length > room) {
      groups.push([])
      room = FENCES_PER_GROUP
    }
    groups.at(-1)?.push(job)
    room -= job.fences.length
  }
  return groups
}

function describe({ project: { page }, fences }: Job, find: FindBlocks): Group[number] {
  return {
    path: page.path,
    text: page.text,
    blocks: find(page.text),
    fences: fences.map(({ index }) => index),
  }
}
