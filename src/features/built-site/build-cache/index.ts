import type { LoadContext, Plugin } from '@docusaurus/types'

import { hashFiles, hashTexts } from '../../../lib/build/hash'
import { readSampleState } from '../../../lib/build/sample-state'
import { keepTranspiled } from './keep-transpiled'

/** The files that pages depend on without the bundler knowing it, besides their own text. */
const INPUTS = ['package-lock.json', 'src/features', 'src/lib', 'src/config', 'examples', 'content']

const NO_VERSION =
  'The bundler has no persistent cache with a version any more: compare src/features/built-site/build-cache/index.ts with getExperiments in @docusaurus/core/lib/webpack/base.js.'

/** The part of the bundler's configuration that names its persistent cache. */
interface CacheVersion {
  experiments?: { cache?: { version?: string } }
}

/**
 * Keeps Babel's output, and starts the bundler's persistent cache anew where the packages, a build step or the
 * configuration changed, and where other samples are shown without a proof. Otherwise pages would keep what an older step
 * made of them.
 *
 * @throws Error (while building) when the bundler's configuration has no version of its cache
 */
export default function buildCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      keepTranspiled(config, siteDir)
      // Docusaurus reads this variable, too, and then keeps no cache.
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {}
      const version = (config as CacheVersion).experiments?.cache?.version
      if (version === undefined) throw new Error(NO_VERSION)
      const inputs = hashTexts([hashFiles(siteDir, INPUTS), proofOf(siteDir)])
      return { experiments: { cache: { version: `${version}-${inputs}` } } }
    },
  }
}

/** A page whose samples were proven since has types that it had not before, although its text is the same. */
function proofOf(siteDir: string): string {
  // An author's pages are made anew when they are proven.
  return process.env.NODE_ENV === 'production' ? JSON.stringify(readSampleState(siteDir).draftsOfPages) : ''
}
