import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules } from '../../lib/build/client-modules'

/** Opens samples in an editor, and runs in a sandbox what readers make of them. */
export default function sampleEditor(): Preset {
  return {
    plugins: [
      path.join(__dirname, 'build/bundles/index.ts'),
      path.join(__dirname, 'build/example-downloads/index.ts'),
      clientModules('edit-buttons', path.join(__dirname, 'client/edit-buttons/index.ts')),
    ],
  }
}
