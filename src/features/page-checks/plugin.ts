import type { LoadContext, Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import type { ListedRedirect } from '../../config/read-redirects'
import pageSourcesPlugin from '.'

interface Options {
  /** Addresses that moved, whose targets must exist. */
  redirects: readonly ListedRedirect[]
}

/** Stops a build at a page with faulty front matter or a link to nowhere, and shows authors the fault over the page. */
export default function pageChecks(_context: LoadContext, options: Options): Preset {
  return getPreset((context) => pageSourcesPlugin(context, options))
}
