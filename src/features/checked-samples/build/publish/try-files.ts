import type { TrySample } from '../../../sample-runtime/protocol/sample'
import type { PageProject } from '../page/page-project'
import { writePageFile } from '../page-files'
import type { SampleResult } from '../result'
import { editableSample } from './editable-sample'

/** Where the browser finds the samples of a page that can be edited. */
export interface EditableSamples {
  /** From the root of the site. */
  address: string
  /** The numbers of the blocks in the page. */
  blocks: ReadonlySet<number>
}

/** Where the samples are, from the root of the site. */
export const SAMPLES_ADDRESS = '/assets/try-it/samples'

/**
 * Writes the samples of a page that can be edited.
 *
 * @param folder - absolute path of the folder that is published
 * @returns undefined if there are none
 */
export function writeEditableSamples(
  folder: string,
  project: PageProject,
  results: ReadonlyMap<number, SampleResult>,
): EditableSamples | undefined {
  const samples = new Map<number, TrySample>()
  for (const fence of project.page.fences) {
    const sample = editableSample(fence, project, results)
    if (sample) samples.set(fence.index, sample)
  }
  if (samples.size === 0) return undefined
  const address = writePageFile(folder, SAMPLES_ADDRESS, project.page.path, Object.fromEntries(samples))
  return { address, blocks: new Set(samples.keys()) }
}
