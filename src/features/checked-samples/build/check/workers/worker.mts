// A process that examines groups of pages, one group after the other; `pool.ts` starts it, and `protocol.ts` describes the messages.
import { answerQuestions, startArgument } from '../../../../../lib/build/worker-process'
import { createCompiler, createCompilerBase } from '../../types/compiler'
import { examine } from '../examine'
import type { Job } from '../examine'
import { openProject } from '../open-project'
import type { Answer, Group, WorkerStart } from './protocol'

const { siteDir, demos, threads } = startArgument() as WorkerStart
const base = createCompilerBase(siteDir)

async function examineGroup(pages: Group): Promise<Answer> {
  const jobs = pages.map(({ path, text, blocks, fences }): Job => {
    const project = openProject(siteDir, path, text, demos, () => blocks)
    return { project, fences: project.page.fences.filter(({ index }) => fences.includes(index)) }
  })
  const findings = await examineAll(jobs)
  return [...findings].map(([fence, finding]) => [fence.page, fence.index, finding])
}

async function examineAll(jobs: readonly Job[]): ReturnType<typeof examine> {
  const compiler = createCompiler(base)
  try {
    return await examine(compiler, jobs, threads)
  } finally {
    compiler.dispose()
  }
}

answerQuestions(examineGroup)
