import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { readDemos } from '../../../src/features/demo-catalog/read-demos'
import { fingerprints, readToolchain } from '../../../src/features/checked-samples/build/check/fingerprint'
import { openResultCache } from '../../../src/features/checked-samples/build/check/result-cache'
import { isChecked } from '../../../src/features/checked-samples/build/page/fence'
import { buildPageProject } from '../../../src/features/checked-samples/build/page/page-project'
import { readSamplePage } from '../../../src/features/checked-samples/build/page/read-page'
import type { SampleResult } from '../../../src/features/checked-samples/build/result'

const CACHE = '.cache/samples'

/**
 * Gives copies of pages the results of their originals. Samples are known by their text and by the paths of the
 * files that they import, which are the only difference. A sample without a result is checked as any other.
 *
 * @param siteDir - the project, whose samples were checked by its last build
 * @param target - its copy, whose results are added to
 * @param copies - paths of pages, both from the folder of their project
 */
export function seedSamples(
  siteDir: string,
  target: string,
  copies: readonly { page: string; copy: string }[],
): void {
  const stored = openResultCache(path.join(target, CACHE), readToolchain(target))
  for (const { page, copy } of copies) {
    const originals = fingerprintsOf(siteDir, page)
    const results = new Map<string, SampleResult>()
    fingerprintsOf(target, copy).forEach((fingerprint, index) => {
      const result = stored.get(page, originals[index] ?? '')
      if (result) results.set(fingerprint, result)
    })
    stored.replace(copy, results)
  }
}

/** Of all fences that are checked, in their order. */
function fingerprintsOf(siteDir: string, page: string): string[] {
  const readFile = (file: string) => {
    const found = path.join(siteDir, file)
    return existsSync(found) ? readFileSync(found, 'utf8') : undefined
  }
  const text = readFileSync(path.join(siteDir, page), 'utf8')
  const project = buildPageProject(readSamplePage(page, text, readFile, readDemos(siteDir)), siteDir)
  const identify = fingerprints(siteDir)
  return project.page.fences.filter(isChecked).map((fence) => identify(fence, project))
}
