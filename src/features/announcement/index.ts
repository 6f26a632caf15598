import type { LoadContext, Plugin } from '@docusaurus/types'
import type { ThemeConfig } from '@docusaurus/theme-common'

import { forgetOldDismissalScript } from './forget-old-dismissal'

/**
 * Shows an announcement with a new id at the first load. The theme's own script, which runs before the first paint, knows
 * whether an announcement was dismissed but not which one, so it would hide a new one until the second load.
 */
export default function announcementPlugin({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig
  return {
    name: 'announcement',
    injectHtmlTags() {
      if (announcementBar?.id === undefined) return {}
      return { headTags: [{ tagName: 'script', innerHTML: forgetOldDismissalScript(announcementBar.id) }] }
    },
  }
}
