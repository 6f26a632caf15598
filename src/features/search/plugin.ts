import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** Serves the index of the last build to authors, and keeps the code of the search in chunks of its own. */
export default function search(): Preset {
  return { plugins: [path.join(__dirname, 'build/index.ts')] }
}
