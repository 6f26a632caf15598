import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules } from '../../lib/build/client-modules'

/** Filters the rows of tables and lists as readers type. */
export default function rowFilter(): Preset {
  return { plugins: [clientModules('row-filter', path.join(__dirname, 'client/index.ts'))] }
}
