import type { Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import demosPlugin from './build'

/** Lists the live demos, and loads each when a reader comes near it. */
export default function demos(): Preset {
  return getPreset(demosPlugin)
}
