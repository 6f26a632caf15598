import { readFileSync } from 'node:fs'

import { readDemos } from '../../../src/features/demo-catalog/read-demos'
import { draft } from '../../../src/features/checked-samples/build/check/examine'
import { buildPageProject } from '../../../src/features/checked-samples/build/page/page-project'
import { readSamplePage } from '../../../src/features/checked-samples/build/page/read-page'
import { editableSample } from '../../../src/features/checked-samples/build/editable-sample'
import type { TrySample } from '../../../src/features/sample-runtime/protocol/sample'

/**
 * Makes the sample of a page's first block that can be edited, as the build publishes it.
 *
 * @param text - the page
 * @throws Error if it has none
 */
export async function aSample(text: string): Promise<TrySample> {
  const project = buildPageProject(
    readSamplePage('page.mdx', text, (file) => readFileSync(file, 'utf8'), readDemos('.')),
    process.cwd(),
  )
  const { fences } = project.page
  const findings = await draft([{ project, fences }])
  const results = new Map([...findings].map(([{ index }, { result }]) => [index, result]))
  const samples = fences.flatMap((fence) => editableSample(fence, project, results) ?? [])
  const [first] = samples
  if (!first) throw new Error('The page has no sample that can be edited.')
  return first
}
