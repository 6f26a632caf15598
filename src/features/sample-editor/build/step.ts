import { writeBundles } from './bundles/build-bundles'
import type { Step } from '../../../lib/build/built-site-step'

export { buildBundles } from './bundles/build-bundles'
export { frameScriptHashes } from './bundles/frame-page'

/** Writes the files of the sandbox that runs samples, and of the check of their types. They are no pages, so the steps don't read them. */
export const tryIt: Step<undefined> = {
  name: 'try-it',
  reads: 'page',
  isQuick: true,
  isFor: () => false,
  read: () => undefined,
  finish: (_pages, { siteDir, outDir }) => writeBundles(siteDir, outDir),
}
