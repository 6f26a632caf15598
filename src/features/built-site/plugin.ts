import path from 'node:path'
import type { LoadContext, Preset } from '@docusaurus/types'

import type { Redirect } from '../../config/redirects'

interface Options {
  /** All redirects of the site, in their order. */
  redirects: readonly Redirect[]
}

/** Keeps what builds made, and takes the built pages through one step after the other. The last of the features. */
export default function builtSite(_context: LoadContext, options: Options): Preset {
  return {
    plugins: [
      path.join(__dirname, 'licenses.ts'),
      path.join(__dirname, 'build-cache.ts'),
      [path.join(__dirname, 'index.ts'), { ...options }],
    ],
  }
}
