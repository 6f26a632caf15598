import type { Plugin } from '@docusaurus/types'

import { DEMO_CHUNKS } from './chunks'

/** Keeps live demos, and the library that they run on, apart from what every page loads. */
export default function demosPlugin(): Plugin {
  return {
    name: 'demos',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: DEMO_CHUNKS } } },
  }
}
