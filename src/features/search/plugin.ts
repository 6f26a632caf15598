import path from 'node:path'
import type { LoadContext, Preset } from '@docusaurus/types'

import type { SearchOptions } from './build'

/** Serves the index of the last build to authors, and keeps the code of the search in chunks of its own. */
export default function search(_context: LoadContext, options: SearchOptions): Preset {
  return { plugins: [[path.join(__dirname, 'build/index.ts'), { ...options }]] }
}
