import type { Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import libraryPlugin from './build'

/** Compares the reference with the declarations of the installed library. */
export default function apiReference(): Preset {
  return getPreset(libraryPlugin)
}
