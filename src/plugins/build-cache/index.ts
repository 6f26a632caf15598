import type { LoadContext, Plugin } from '@docusaurus/types'

import { hashFiles } from '../hash'
import { keepTranspiled } from './keep-transpiled'

/** What pages are made with, besides their own text: the bundler doesn't know that they depend on it. */
const INPUTS = ['package-lock.json', 'src/plugins', 'src/config', 'src/demos', 'examples']

/** The part of the bundler's configuration that names its persistent cache. */
interface CacheVersion {
  experiments?: { cache?: { version?: string } }
}

/**
 * Keeps what Babel made of modules, and starts the bundler's persistent cache anew where the packages, a build step or the configuration changed.
 * Otherwise pages would keep what an older step made of them.
 */
export default function buildCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      keepTranspiled(config, siteDir)
      const version = (config as CacheVersion).experiments?.cache?.version
      if (version === undefined) return {}
      const inputs = hashFiles(siteDir, INPUTS)
      return { experiments: { cache: { version: `${version}-${inputs}` } } }
    },
  }
}
