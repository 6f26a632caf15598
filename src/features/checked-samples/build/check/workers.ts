import { availableParallelism } from 'node:os'

import { startProcess } from '../../../../lib/build/worker-process'
import type { Fence } from '../page/fence'
import type { Finding, Job } from './examine'

const WORKER = 'src/features/checked-samples/build/check/worker.mts'
/** Large enough that the library's types are seldom computed again, small enough that no process waits for another. */
const FENCES_PER_GROUP = 200

/**
 * Examines pages on all cores. Each process takes the next group of pages when it has finished one.
 *
 * @param onProgress - called after each group, with the number of pages that are done
 * @throws Error when a process ends before it has answered
 */
export async function examineInWorkers(
  jobs: readonly Job[],
  siteDir: string,
  onProgress?: (done: number, total: number) => void,
): Promise<Map<Fence, Finding>> {
  const groups = groupJobs(jobs)
  const total = jobs.length
  const cores = availableParallelism()
  const findings = new Map<Fence, Finding>()
  let done = 0
  const work = async (): Promise<void> => {
    let group = groups.shift()
    if (!group) return
    const worker = startProcess<Job[], Finding[]>(siteDir, WORKER, { siteDir })
    try {
      for (; group; group = groups.shift()) {
        const answer = await worker.ask(group)
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
