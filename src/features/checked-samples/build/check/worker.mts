// A process that examines groups of pages, one group after the other; `workers.ts` starts it.
import { answerQuestions, readStartArgument } from '../../../../lib/build/worker-process'
import { createCompiler, createCompilerBase } from '../types/compiler'
import { examine, type Finding, type Job } from './examine'

const { siteDir } = readStartArgument() as { siteDir: string }
const base = createCompilerBase(siteDir)

answerQuestions(async (jobs: Job[]): Promise<Finding[]> => {
  const compiler = createCompiler(base)
  try {
    // There are as many processes as cores, so each executes one fence at a time.
    return [...(await examine(compiler, jobs, 1)).values()]
  } finally {
    compiler.dispose()
  }
})
