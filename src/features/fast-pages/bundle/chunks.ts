import { createHash } from 'node:crypto'
import path from 'node:path'

import type { Expectation } from './expectations'

/** The theme's own parts, and ours in `src/theme/`. */
const THEME = String.raw`(?:@docusaurus[\\/]theme-classic[\\/]lib|[\\/]src)[\\/]theme[\\/]`
/** Parts that only some pages need, or that are needed later, stay in separate chunks. */
const APART = String.raw`(?!SearchPage|NotFound|Error|MDXPage|Tabs)`
const SEARCH_BAR = String.raw`[\\/]features[\\/]search[\\/]client[\\/]bar[\\/]`
const DOCS_PART = String.raw`(?:Doc|TOC|LastUpdated|Edit|Tag|Paginator|BackToTop|ContentVisibility)`
/** What the theme's libraries have for pages of docs: the list of headings, and the button that leads to the top. */
const DOCS_LIBRARY = String.raw`@docusaurus[\\/]theme-common[\\/]lib[\\/](?:hooks|utils)[\\/](?:useTOC|toc|useBackToTop)`
const LIBRARIES = String.raw`@docusaurus[\\/](?:theme-common|plugin-content-docs|core)[\\/]lib[\\/]`
/** Ours that pages of text have in common, and the part of MDX that each of them imports. Demos have groups of their own. */
const OURS = /[\\/]src[\\/](?!features[\\/]demos[\\/]).*\.[jt]sx?$|[\\/]@mdx-js[\\/]react[\\/]/
/** This includes the part of style sheets that scripts use: the names of their classes. The styles are all in one file. */
const CODE = String.raw`.*\.(?:[jt]sx?|css)$`

/** The name that Docusaurus gives to the chunk of a module of a route (`genChunkName` in @docusaurus/core). */
const getChunk = (module: string): string => createHash('md5').update(module).digest('hex').slice(0, 8)

/** The components around every docs page, each of which has a chunk of its own for what the groups leave of it. */
const DOCS_ROUTES = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map(
  getChunk,
)

const inGenerated = (file: string): RegExp => new RegExp(String.raw`[\\/]\.docusaurus[\\/]${file}$`)

const shared = { chunks: 'async', enforce: true, type: /^javascript/ } as const
const data = { chunks: 'async', enforce: true, type: 'json' } as const

/**
 * The modules that every page loads, and those that every docs page loads as well. Each group goes into one chunk: fewer
 * requests, and text that repeats compresses better in one piece.
 */
const CHUNK_GROUPS = {
  docsFrame: {
    ...shared,
    name: 'docs-frame',
    test: new RegExp(`(?:${THEME}${DOCS_PART}|${DOCS_LIBRARY})${CODE}`),
    priority: 46,
  },
  frame: {
    ...shared,
    name: 'frame',
    test: new RegExp(`(?:${THEME}${APART}|${SEARCH_BAR}|${LIBRARIES})${CODE}`),
    priority: 45,
  },
  // Our own modules that are part of many pages would be copied into the chunk of each.
  frameOurs: { ...shared, name: 'frame', test: OURS, minChunks: 5, priority: 44 },
  frameData: {
    ...data,
    name: 'frame',
    test: inGenerated(
      String.raw`(?:site-storage|docusaurus-plugin-content-pages[\\/]default[\\/]__plugin)\.json`,
    ),
    priority: 44,
  },
  docsPage: {
    ...shared,
    name: 'docs-page',
    chunks: ({ name }: { name?: string }) => name !== undefined && DOCS_ROUTES.includes(name),
    priority: 43,
  },
  docsPageData: {
    ...data,
    name: 'docs-page',
    test: inGenerated(
      String.raw`docusaurus-plugin-content-docs[\\/]default[\\/](?:__plugin|p[\\/][^\\/]+)\.json`,
    ),
    priority: 44,
  },
}

/** The styles of each part of the diagrams, once for all pages that have it: `diagram-Boxes`. Every timeline has lanes. */
const DIAGRAMS = {
  chunks: 'async',
  enforce: true,
  test: /[\\/]components[\\/]diagrams[\\/]kit[\\/].*\.css$/,
  name: (module: { nameForCondition: () => string }) =>
    `diagram-${path.basename(module.nameForCondition(), '.module.css').replace('Timeline', 'Lanes')}`,
  priority: 43,
} as const

/** Folders whose styles only some pages need: those of demos, diagrams, and parts that few pages have or that come later. */
const STYLED_APART = String.raw`components[\\/](?:home|comparison|diagrams)|features[\\/](?:releases|checked-samples[\\/]client[\\/]types|search[\\/]client[\\/](?:hits|page)|challenges[\\/]client[\\/]panel|demos|error-finder|sample-editor|store-inspector|symptoms)`

/** Narrows Docusaurus's own group of styles, which would put all of them into one file that every page loads. */
export const STYLES = { test: new RegExp(String.raw`^(?!.*[\\/]src[\\/](?:${STYLED_APART})[\\/])`) }

/** The groups in the bundler's form. */
export function chunkGroups(): Readonly<Record<string, object>> {
  return { ...CHUNK_GROUPS, diagrams: DIAGRAMS, styles: STYLES }
}

/** Expects that each group has modules, because the bundler makes no chunk for an empty group. */
export function expectedChunks(): Expectation[] {
  const names = new Set(Object.values(CHUNK_GROUPS).map(({ name }) => name))
  return [...names].map((name) => ({
    among: 'chunks' as const,
    test: new RegExp(`^${name}$`),
    ours: 'src/features/fast-pages/bundle/chunks.ts',
    platform: 'the folders lib/theme of @docusaurus/theme-classic and lib of @docusaurus/theme-common',
  }))
}
