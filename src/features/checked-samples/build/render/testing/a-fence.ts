import type { Fence } from '../../page/fence'
import { readSamplePage } from '../../page/read-page'
import type { SampleResult } from '../../result'

/** Reads the one fence of a text. */
export function aFence(text: string): Fence {
  const page = readSamplePage('docs/page.mdx', text)
  const [fence] = page.fences
  if (!fence || page.diagnostics.length > 0)
    throw new Error(`Bad fixture: ${JSON.stringify(page.diagnostics)}`)
  return fence
}

/** A result of the check; missing fields are empty. */
export function aResult(result: Partial<SampleResult> = {}): SampleResult {
  return { expectedErrors: [], hovers: [], ...result }
}
