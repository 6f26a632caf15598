import path from 'node:path'
import purgeCss from '@fullhuman/postcss-purgecss'
import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types'

type PostCssPlugin = Extract<ReturnType<typeof purgeCss>, { postcssPlugin: string }>

const NAME = 'without-unused-styles'

/** Docusaurus's styles: many of their components are never rendered here. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]/

/** What can render a component, from the site's folder: a class that nothing in them names is in no page. */
const RENDERING = [
  'docs',
  'src',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
]

/** Elements, which Markdown makes without naming them, and the components that are called by one word. */
const ONE_WORD = /^[a-z]+\d?$/

/** Leaves the rules of Infima out whose classes no code and no page names. */
export default function withoutUnusedStyles({ siteDir }: LoadContext): Plugin {
  const folders = RENDERING.map((folder) => path.join(siteDir, folder))
  return {
    name: NAME,
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, purgeInfima(folders)],
    }),
  }
}

function purgeInfima(folders: readonly string[]): PostCssPlugin {
  const purge = purgeCss({
    content: folders.map((folder) => `${folder}/**/*.{js,ts,tsx,mdx}`),
    safelist: [ONE_WORD],
  }) as PostCssPlugin
  return {
    postcssPlugin: NAME,
    async OnceExit(root, helpers) {
      if (!INFIMA.test(root.source?.input.file ?? '')) return
      // The bundler keeps what it made of a file, and a class that is named for the first time brings its rules back.
      for (const dir of folders) helpers.result.messages.push({ type: 'dir-dependency', plugin: NAME, dir })
      await purge.OnceExit?.(root, helpers)
    },
  }
}
