import clientRedirects from '@docusaurus/plugin-client-redirects'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { redirectsWithPage, type Redirect } from '../../config/redirects'
import { getModule } from '../../lib/build/content/read-content'
import { readAliases } from './heading-ids/read-aliases'
import { runSteps } from './run-steps'
import type { Step } from '../../lib/build/built-site-step'
import { fragments } from '../fast-pages/islands/build/step'
import { headingFont } from './steps/heading-font'
import { headingIds } from './steps/heading-ids'
import { hostFiles } from './steps/host-files'
import { markdownPages } from './steps/markdown-pages'
import { pageStyles } from './steps/page-styles'
import { redirectScript } from './steps/redirect-script'
import { searchRecords } from '../search/build/step'
import { socialImages } from './steps/social-images'
import { structuredData } from './steps/structured-data'
import { tryIt } from '../sample-editor/build/step'

/** The order matters: a step reads the page as the steps above it changed it, and the files that they wrote. */
const STEPS: readonly Step<unknown>[] = [
  redirectScript,
  headingFont,
  pageStyles,
  socialImages,
  structuredData,
  fragments,
  tryIt,
  hostFiles,
  searchRecords,
  markdownPages,
  headingIds,
]

interface Options {
  /** All redirects of the site, in their order. Pages get a static page that redirects, for hosts that can't. */
  redirects: readonly Redirect[]
}

/**
 * Gives the browser the redirects and the old ids of headings, as `redirects` and `heading-id-aliases` in
 * `@generated/built-pages/default/`, and processes the built pages, one step after the other. The plugin for static redirect
 * pages runs from here before the steps, which need its pages too: Docusaurus would run the `postBuild` hooks of both plugins
 * concurrently.
 *
 * @throws Error as the steps do
 */
export default function builtPagesPlugin(context: LoadContext, { redirects }: Options): Plugin {
  const redirectPages = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: redirectsWithPage(redirects),
  })
  return {
    name: 'built-pages',
    async contentLoaded({ actions }) {
      const list = redirects.map(({ from, to }) => ({ from, to }))
      await actions.createData('redirects.js', getModule(list))
      await actions.createData('heading-id-aliases.js', getModule(readAliases(context.siteDir).data))
    },
    async postBuild(props) {
      await redirectPages?.postBuild?.({ ...props, content: undefined })
      await runSteps(STEPS, props)
    },
  }
}
