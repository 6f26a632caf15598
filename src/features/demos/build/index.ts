import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import sidebars from '../../../../sidebars'
import { readDemos } from '../../demo-catalog/read-demos'
import type { DemoAbout } from '../../demo-catalog/about'
import { SAMPLES } from '../../demo-catalog/samples'
import { DEMO_CHUNKS } from './chunks'
import { allDemosModule, inOrderOfPages, loadersModule } from './generated-modules'

/** The first frames of demos: rendered on the server, kept in the browser. */
const STILLS = 'src/features/demos/frame/stills'

/**
 * Finds the live demos by their folders and gives the browser's code a list of them. Keeps demos, and the library that they
 * use, out of the scripts of every page.
 *
 * @throws Error while loading its content, where a demo lacks a file
 */
export default function demosPlugin({ siteDir }: LoadContext): Plugin<readonly DemoAbout[]> {
  return {
    name: 'demos',
    getPathsToWatch: () => ['src/features/demos/*/{about.ts,index.tsx}'],
    loadContent: () => readDemos(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('catalog.json', inOrderOfPages([...content, ...SAMPLES], sidebars))
      await actions.createData('load.js', loadersModule(content))
      await actions.createData('all.js', allDemosModule(content))
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: { '@demo-stills$': path.join(siteDir, STILLS, isServer ? 'server.tsx' : 'browser.ts') },
      },
      ...(!isServer && { optimization: { splitChunks: { cacheGroups: DEMO_CHUNKS } } }),
    }),
  }
}
