import type { LoadContext, Plugin } from '@docusaurus/types'
import type { ThemeConfig } from '@docusaurus/theme-common'

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

/**
 * Makes the inline script that forgets the dismissal of an older announcement. It is in the head, so it runs before the
 * theme's script in the body reads the stored dismissal. The storage keys are those of `contexts/announcementBar` in
 * `@docusaurus/theme-common`.
 *
 * @param id - the id of the announcement that the site shows now
 */
export function forgetOldDismissalScript(id: string): string {
  const serializedId = JSON.stringify(id).replaceAll('<', '\\u003c')
  return [
    '(function(){try{',
    `var id=${serializedId},idKey='docusaurus.announcement.id';`,
    'if(localStorage.getItem(idKey)!==id){',
    "localStorage.setItem('docusaurus.announcement.dismiss','false');",
    'localStorage.setItem(idKey,id)',
    '}}catch(error){}})()',
  ].join('')
}
