import type { Plugin, Preset } from '@docusaurus/types'

/** In place of what the steps over built pages hand on to pages. */
function untouchedPages(): Plugin {
  return {
    name: 'built-pages',
    async contentLoaded({ actions }) {
      await actions.createData('redirects.json', [])
      await actions.createData('heading-id-aliases.json', {})
    },
  }
}

/** Stands in for `src/features/built-site/plugin.ts`, which looks for the pages of the site. */
export default function withoutBuiltSite(): Preset {
  return { plugins: [untouchedPages] }
}
