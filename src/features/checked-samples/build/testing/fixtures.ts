import type { DemoAbout } from '../../../demo-catalog/about'
import type { Fence } from '../page/fence'
import { readSamplePage } from '../page/read-page'
import type { SampleResult } from '../result'

/** Describes a demo; missing fields get arbitrary values. */
export function aDemo(name: string, ...files: DemoAbout['files']): DemoAbout {
  return {
    name,
    title: `Demo "${name}"`,
    summary: 'Shows it.',
    prompts: ['One', 'Two', 'Three'],
    files,
    pages: ['/page'],
    height: { wide: 100, narrow: 200 },
  }
}

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
