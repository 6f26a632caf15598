// A process that examines groups of pages, one group after the other; `pool.ts` starts it, and `protocol.ts` describes the messages.
import { answerQuestions, startArgument } from '../../../../../lib/build/worker-process'
import { createCompiler, createCompilerBase } from '../../types/compiler'
import { examine } from '../examine'
import type { Job } from '../examine'
import { openProject } from '../open-project'
import type { Answer, Group, WorkerStart } from './protocol'

const { siteDir, demos } = startArgument() as WorkerStart
const base = createCompilerBase(siteDir)

async function examineGroup(pages: Group): Promise<Answer> {
  const jobs = pages.map(({ path, text, blocks, fences }): Job => {
    const project = openProject(siteDir, path, text, demos, () => blocks)
    return { project, fences: project.page.fences.filter(({ index }) => fences.includes(index)) }
  })
  const compiler = createCompiler(base)
  try {
    // There are as many processes as cores, so each executes one fence at a time.
    return [...(await examine(compiler, jobs, 1)).values()]
  } finally {
    compiler.dispose()
  }
}

answerQuestions(examineGroup)
