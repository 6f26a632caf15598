import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules, getPreset } from '../../lib/build/preset'
import { exampleDownloadsPlugin, tryItBundlesPlugin } from './build/plugins'

/** Opens samples in an editor, and runs in a sandbox what readers make of them. */
export default function sampleEditor(): Preset {
  return getPreset(
    tryItBundlesPlugin,
    exampleDownloadsPlugin,
    clientModules('edit-buttons', path.join(__dirname, 'client/edit-buttons/index.ts')),
  )
}
