import type { Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import symptomsPlugin from './build'

/** Reads the symptoms and gives them to the page that lists them. */
export default function symptoms(): Preset {
  return getPreset(symptomsPlugin)
}
