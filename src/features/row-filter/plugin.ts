import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules, getPreset } from '../../lib/build/preset'

/** Filters the rows of tables and lists as readers type. */
export default function rowFilter(): Preset {
  return getPreset(clientModules('row-filter', path.join(__dirname, 'client/index.ts')))
}
