import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules, getPreset } from '../../lib/build/preset'

/** Copies a page as Markdown, and opens it in other programs. */
export default function pageActions(): Preset {
  return getPreset(clientModules('copy-page', path.join(__dirname, 'copy-page/client/index.ts')))
}
