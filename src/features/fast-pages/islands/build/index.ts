import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { VERSION_META } from '../format'
import { pageRule } from '../../../../lib/build/page-rule'
import { hashFiles } from '../../../../lib/build/hash'

/** The files and folders that a page's HTML is made from. */
const INPUTS = [
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'src',
  'examples',
  'docs',
  'content',
]

/**
 * Keeps the text of pages out of the browser's bundle. The server renders the real components. In the browser, React
 * keeps their HTML when it hydrates, and runs only the live demos. Readers who come from another page get the HTML
 * from a file.
 *
 * `rehypeGroupStatic` and `recmaDropStatic` are the other half: they compile pages for it, in builds only.
 * `src/features/built-site` writes the files.
 */
export default function islandsPlugin({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const version = isBuild ? hashFiles(siteDir, INPUTS).slice(0, 8) : 'development'
  return {
    name: 'islands',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: VERSION_META, content: version } }],
    }),
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      module: { rules: isBuild && !isServer ? [waitForFragments(siteDir)] : [] },
      plugins: [
        new currentBundler.instance.DefinePlugin({
          __RENDERS_STATIC_PARTS__: JSON.stringify(isServer || !isBuild),
        }),
      ],
    }),
  }
}

function waitForFragments(siteDir: string): object {
  return pageRule(siteDir, 'post', path.join(__dirname, 'wait-for-fragments-loader.cjs'))
}
