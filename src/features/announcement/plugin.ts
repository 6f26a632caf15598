import type { Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import announcementPlugin from '.'

/** The bar above the pages comes back when it says something new. */
export default function announcement(): Preset {
  return getPreset(announcementPlugin)
}
