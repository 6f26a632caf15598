import type { Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import recordedTracePlugin from './build'

/** Records a run of a real app for the home page. */
export default function recordedTrace(): Preset {
  return getPreset(recordedTracePlugin)
}
