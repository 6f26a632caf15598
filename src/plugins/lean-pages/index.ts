import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

import { hashFiles } from '../hash'

export default function leanPagesPlugin({ siteDir }: LoadContext): Plugin {
  const version = hashFiles(siteDir, ['package-lock.json', 'src', 'examples', 'docs']).slice(0, 8)
  const isBuild = process.env.NODE_ENV === 'production'
  return {
    name: 'lean-pages',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance
      return {
        ...(isServer || !isBuild
          ? {}
          : {
              module: {
                rules: [
                  {
                    test: /\.mdx$/,
                    include: path.join(siteDir, 'docs'),
                    enforce: 'post' as const,
                    use: [path.join(__dirname, 'wait-for-fragments-loader.cjs')],
                  },
                ],
              },
            }),
        plugins: [
          new DefinePlugin({
            __RENDERS_STATIC_PARTS__: JSON.stringify(isServer || !isBuild),
            __FRAGMENTS_VERSION__: JSON.stringify(version),
          }),
        ],
      }
    },
    async postBuild({ outDir }) {
      await mkdir(path.join(outDir, 'assets/fragments'), { recursive: true })
      const files = (await readdir(outDir, { recursive: true })).filter((f) => f.endsWith('.html'))
      let n = 0
      for (const file of files) {
        const html = await readFile(path.join(outDir, file), 'utf8')
        const parts = [...html.matchAll(/<static-part data-id="?([\w]+)-(\d+)"?[^>]*>([\s\S]*?)<\/static-part>/g)]
        if (parts.length === 0) continue
        const key = parts[0]?.[1]
        await writeFile(path.join(outDir, `assets/fragments/${key}.json`), JSON.stringify({ version, parts: parts.map((p) => p[3]) }))
        n++
      }
      console.log(`[lean pages] ${n} pages`)
    },
  }
}
