import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types'
import type { Root } from 'postcss'

const NAME = 'short-variables'

/** The variables of Docusaurus's styles. */
const VARIABLE = /--(?:ifm|docusaurus)-[\w-]+/g

/** Where they are set and used, from the site's folder. */
const FOLDERS = [
  'src',
  'node_modules/infima/dist/css/default',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
]

/** Shortens the variables of Docusaurus's styles in a built site: 170 long names, again and again in the sheet of every page. */
export default function shortVariables({ siteDir }: LoadContext): Plugin {
  return {
    name: NAME,
    configurePostCss(options: PostCssOptions) {
      if (process.env.NODE_ENV !== 'production') return options
      const names = readShortNames(siteDir)
      const shorten = (text: string) => text.replace(VARIABLE, (name) => names.get(name) ?? name)
      return {
        ...options,
        plugins: [...options.plugins, { postcssPlugin: NAME, OnceExit: renameAll(shorten) }],
      }
    },
  }
}

function renameAll(shorten: (text: string) => string): (root: Root) => void {
  return (root) => {
    root.walkDecls((declaration) => {
      declaration.prop = shorten(declaration.prop)
      declaration.value = shorten(declaration.value)
    })
  }
}

/**
 * A short name for each variable that style sheets alone know, by its name.
 *
 * @param siteDir - path of the site's folder
 */
export function readShortNames(siteDir: string): ReadonlyMap<string, string> {
  const folders = FOLDERS.map((folder) => path.join(siteDir, folder))
  const inStyles = new Set(findVariables(folders, /\.css$/))
  const inCode = new Set(findVariables(folders, /(?<!\.d)\.(?:jsx?|tsx?|mdx)$/))
  const names = [...inStyles].filter((name) => !inCode.has(name)).sort()
  return new Map(names.map((name, index) => [name, `--_${index.toString(36)}`]))
}

function findVariables(folders: readonly string[], files: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => files.test(file))
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(VARIABLE) ?? []),
  )
}
