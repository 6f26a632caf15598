import path from 'node:path'
import type { LoadContext, Preset } from '@docusaurus/types'

import { clientModules, getPreset } from '../../lib/build/preset'
import challengesPlugin from './build'

interface Options {
  /** The ids of all docs, in the order of the navigation. */
  pageOrder: readonly string[]
}

/** Reads and proves the challenges, which pages show with `<Challenges />`, and lets readers solve them. */
export default function challenges(_context: LoadContext, options: Options): Preset {
  return getPreset(
    (context) => challengesPlugin(context, options),
    clientModules('challenge-marks', path.join(__dirname, 'client/index.ts')),
  )
}
