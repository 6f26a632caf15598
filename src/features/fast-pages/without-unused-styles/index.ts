import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import purgeCss from '@fullhuman/postcss-purgecss'
import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types'

type PostCssPlugin = Extract<ReturnType<typeof purgeCss>, { postcssPlugin: string }>

const NAME = 'without-unused-styles'

/** Docusaurus's styles: many of their components are never rendered here. The bar of progress has no shadow. */
const PLATFORM = /[\\/](?:infima[\\/]dist[\\/].*|nprogress)\.css$/

/** What can render a component, from the site's folder: a class that nothing in them names is in no page. */
const RENDERING = [
  'docs',
  'src',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
]

/** Components of the theme that this site lacks: it has no blog, cards or tags, and error pages of its own. */
const NEVER_RENDERED = ['Blog', 'DocCard', 'DocTag', 'Tag', 'Mermaid', 'ErrorPageContent', 'NotFound']
const THEIR_STYLES = new RegExp(
  String.raw`theme-classic[\\/]lib[\\/]theme[\\/](?:${NEVER_RENDERED.join('|')})`,
)

/** Components of Infima that this site lacks, but whose names are words that its code has. */
const LACKING =
  /^(?:avatar|badge|card|dropdown|hero|pills|tabs|pagination(?!-nav)|(?:navbar|footer)--(?:dark|primary))(?![a-z])/

/** In the dark mode alone. What is looked at is how the light mode uses variables; tests/site/styles.test.ts finds others. */
const IN_THE_DARK = '--ifm-color-gray-100'

/** Ours, which sets variables of Infima for both color modes: what Infima sets them to is of no use. */
const OURS = 'src/css/infima.css'

/** Markdown makes them without naming them. */
const ELEMENTS =
  /^(?:[abipqsu]|h[1-6r]|blockquote|body|button|code|[duo]l|d[dt]|details|em|html|img|input|kbd|li|pre|strong|summary|svg|table|t[dhr]|tbody|thead)$/

/** Leaves out the rules and variables of Infima that no code and no page names, and the styles of components that aren't rendered. */
export default function withoutUnusedStyles({ siteDir }: LoadContext): Plugin {
  const folders = RENDERING.map((folder) => path.join(siteDir, folder))
  const isSet = new Set(readVariables(path.join(siteDir, OURS)))
  return {
    name: NAME,
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      // First of all: Docusaurus puts the rules into a layer, in a way after which every second removal does nothing.
      plugins: [purgeInfima(folders, isSet), ...options.plugins],
    }),
  }
}

function purgeInfima(folders: readonly string[], isSet: ReadonlySet<string>): PostCssPlugin {
  const purge = purgeCss({
    content: folders.map((folder) => `${folder}/**/*.{js,ts,tsx,mdx}`),
    skippedContentGlobs: folders.map(
      (folder) => `${folder}/theme/{${NEVER_RENDERED.map((name) => `${name}*`).join()}}{,/**}`,
    ),
    extractors: [{ extensions: ['mdx'], extractor: readClassNames }],
    blocklist: [LACKING],
    safelist: { standard: [ELEMENTS], variables: [...usedVariables(folders), IN_THE_DARK] },
    variables: true,
  }) as PostCssPlugin
  return {
    postcssPlugin: NAME,
    async Once(root, helpers) {
      const file = root.source?.input.file ?? ''
      if (THEIR_STYLES.test(file)) root.removeAll()
      if (!PLATFORM.test(file)) return
      // The bundler keeps what it made of a file, and a class that is named for the first time brings its rules back.
      for (const dir of folders) helpers.result.messages.push({ type: 'dir-dependency', plugin: NAME, dir })
      root.walkRules(/^(?::root|html\[data-theme='dark'\])$/, (rule) => {
        rule.walkDecls((declaration) => {
          if (isSet.has(declaration.prop)) declaration.remove()
        })
      })
      await purge.OnceExit?.(root, helpers)
    },
  }
}

/** The text and the samples of a page have words like `hero` and `card`, too. */
function readClassNames(page: string): string[] {
  return [...page.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
}

/** Infima's variables that other files than its own use. */
function usedVariables(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|jsx?|tsx?)$/.test(file))
      .flatMap((file) => readVariables(path.join(folder, file))),
  )
}

const readVariables = (file: string): string[] => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []
