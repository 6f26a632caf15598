import type { LoadContext, Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import type { SearchOptions } from './build'
import searchIndexPlugin from './build'

/** Serves the index of the last build to authors, and keeps the code of the search in chunks of its own. */
export default function search(_context: LoadContext, options: SearchOptions): Preset {
  return getPreset((context) => searchIndexPlugin(context, options))
}
