import type { Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import releasesPlugin from './build'

/** Reads what each release of the library changed, holds the pages to it, and gives it to the page that lists it. */
export default function releases(): Preset {
  return getPreset(releasesPlugin)
}
