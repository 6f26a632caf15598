import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { VERSION_META } from '../../lean-pages/format'
import { hashFiles } from '../hash'
import { listHtmlFiles } from '../html-files'
import { writeFragments } from './write-fragments'

/** What a page's HTML is made of. */
const INPUTS = ['package-lock.json', 'docusaurus.config.ts', 'sidebars.ts', 'src', 'examples', 'docs']

/**
 * Keeps the text of pages out of the browser's bundle. The server renders the real components; in the browser React
 * hydrates over their HTML and owns live demos alone. Readers who come from another page get the HTML from a file.
 *
 * `rehypeGroupStatic` and `recmaDropStatic` are the other half: they compile pages for it, in builds only.
 */
export default function leanPagesPlugin({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const version = isBuild ? hashFiles(siteDir, INPUTS).slice(0, 8) : 'development'
  return {
    name: 'lean-pages',
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
    async postBuild({ outDir }) {
      const count = await writeFragments(outDir, listHtmlFiles(outDir), version)
      console.log(`[lean pages] ${count} sources with static parts`)
    },
  }
}

function waitForFragments(siteDir: string): object {
  return {
    test: /\.mdx$/,
    include: ['docs', 'src/pages'].map((folder) => path.join(siteDir, folder)),
    enforce: 'post',
    use: [path.join(__dirname, 'wait-for-fragments-loader.cjs')],
  }
}
