import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { buildBundles } from '../../try-it/bundles/build-bundles'
import type { Step } from '../step'

/** Writes the files of the sandbox that runs samples. They are no pages, so the steps don't read them. */
export const tryIt: Step<undefined> = {
  name: 'try-it',
  reads: 'page',
  isQuick: true,
  isFor: () => false,
  read: () => undefined,
  async finish(_pages, { siteDir, outDir }) {
    const { files } = await buildBundles(siteDir)
    for (const [file, text] of files) {
      const target = path.join(outDir, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
  },
}
