import type { LoadContext, Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import type { Redirect } from '../../config/redirects'
import builtPagesPlugin from '.'
import licensesPlugin from './licenses'
import buildCachePlugin from './build-cache'

interface Options {
  /** All redirects of the site, in their order. */
  redirects: readonly Redirect[]
}

/** Keeps what builds made, and takes the built pages through one step after the other. The last of the features. */
export default function builtSite(_context: LoadContext, options: Options): Preset {
  return getPreset(licensesPlugin, buildCachePlugin, (context) => builtPagesPlugin(context, options))
}
