import type { Plugin, Preset } from '@docusaurus/types'

/** In place of what the steps over built pages hand on to pages. */
function untouchedPages(): Plugin {
  return {
    name: 'built-pages',
    contentLoaded: ({ actions }) => actions.createData('redirects.json', []).then(() => undefined),
  }
}

/** Stands in for `src/features/built-site/plugin.ts`, which looks for the pages of the site. */
export default function withoutBuiltSite(): Preset {
  return { plugins: [untouchedPages] }
}
