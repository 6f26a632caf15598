import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { SampleResult } from '../result'
import { startProcess } from '../../../../lib/build/worker-process'

/** The results of the samples of a page. */
export interface Proof {
  /** The text of the page that was checked: it may have changed since. */
  text: string
  results: Array<[fence: number, result: SampleResult]>
  diagnostics: Diagnostic[]
}

export interface Question {
  page: string
}

/** Checks pages one after the other, in another process. */
export interface Prover {
  /** @param page - path from the site's folder, with forward slashes */
  prove(page: string): Promise<Proof>
}

/** Starts the process for the first page and keeps it, so that its compiler stays warm. */
export function createProver(siteDir: string): Prover {
  const start = () =>
    startProcess<Question, Proof>(siteDir, 'src/features/checked-samples/build/author/prover-process.mts', {
      siteDir,
    })
  let worker: ReturnType<typeof start> | undefined
  return { prove: (page) => (worker ??= start()).ask({ page }) }
}
