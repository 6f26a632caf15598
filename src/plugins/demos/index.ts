import type { LoadContext, Plugin } from '@docusaurus/types'

import sidebars from '../../../sidebars'
import { readDemos } from '../../build-time/demos'
import type { DemoAbout } from '../../demos/kit/about'
import { DEMO_CHUNKS } from './chunks'
import { inOrderOfPages, loadersModule } from './generated-modules'

/**
 * Finds the live demos by their folders and gives the browser's code a list of them. Keeps demos, and the library that they
 * use, out of the scripts of every page.
 *
 * @throws Error while loading its content, where a demo lacks a file
 */
export default function demosPlugin({ siteDir }: LoadContext): Plugin<readonly DemoAbout[]> {
  return {
    name: 'demos',
    getPathsToWatch: () => ['src/demos/*/{about.ts,index.tsx}'],
    loadContent: () => readDemos(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('catalog.json', inOrderOfPages(content, sidebars))
      await actions.createData('load.js', loadersModule(content))
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: DEMO_CHUNKS } } },
  }
}
