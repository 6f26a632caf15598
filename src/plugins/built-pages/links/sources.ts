import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { forwardSlashes } from '../../../build-time/forward-slashes'
import type { Build } from '../step'

/** A file that pages are made of. */
export interface Source {
  /** Path relative to the site's folder, with forward slashes. */
  file: string
  text: string
}

/** What pages are made of, besides their own file: the files that they import, and the frame that all of them show. */
const SHARED = ['src', 'docusaurus.config.ts', 'sidebars.ts']
const PARTIALS = ['docs']

/** What Docusaurus's plugins know about a page. */
interface PageOfPlugin {
  permalink: string
  /** Relative to the site's folder, which is `@site`. */
  source: string
}

interface DocsContent {
  loadedVersions: readonly { docs: readonly PageOfPlugin[] }[]
}

/** The source files of pages, by the address of the page. */
export function pageSources({ plugins, siteDir, baseUrl }: Build): ReadonlyMap<string, Source> {
  const contentOf = (plugin: string): unknown => plugins.find(({ name }) => name === plugin)?.content
  const docs = contentOf('docusaurus-plugin-content-docs') as DocsContent | undefined
  const pages = contentOf('docusaurus-plugin-content-pages') as readonly PageOfPlugin[] | undefined
  const found = [...(docs?.loadedVersions.flatMap((version) => version.docs) ?? []), ...(pages ?? [])]
  return new Map(
    found.map(({ permalink, source }) => [
      `/${permalink.slice(baseUrl.length)}`,
      sourceOf(siteDir, source.replace(/^@site\//, '')),
    ]),
  )
}

/** All files that several pages may show, in the order of their paths. */
export function sharedSources(siteDir: string): Source[] {
  const shared = SHARED.flatMap((name) => filesIn(siteDir, name)).filter((file) =>
    /\.(?:tsx?|mdx)$/.test(file),
  )
  const partials = PARTIALS.flatMap((name) => filesIn(siteDir, name)).filter((file) =>
    /\/_[^/]*\.mdx?$/.test(file),
  )
  return [...partials, ...shared].map((file) => sourceOf(siteDir, file))
}

function filesIn(siteDir: string, name: string): string[] {
  const target = path.join(siteDir, name)
  if (!existsSync(target)) return []
  if (path.extname(name) !== '') return [name]
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(name, forwardSlashes(file)))
    .sort()
}

function sourceOf(siteDir: string, file: string): Source {
  return { file, text: readFileSync(path.join(siteDir, file), 'utf8') }
}
