import type { Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import errorMessagesPlugin from './build'

/** Reads the texts about errors and gives them to the box that finds them. */
export default function errorMessages(): Preset {
  return getPreset(errorMessagesPlugin)
}
