import { isLeftOut } from '../../build-time/pieces'
import type { Expectation } from './expectations'

/** The theme's own parts, and ours in `src/theme/`. */
const THEME = String.raw`(?:@docusaurus[\\/]theme-classic[\\/]lib|[\\/]src)[\\/]theme[\\/]`
/** Parts that only some pages need, or that are needed later, stay in separate chunks. */
const APART = String.raw`(?!SearchPage|SearchBar[\\/]modal|NotFound|Error|MDXPage|Tabs)`
const DOCS_PART = String.raw`(?:Doc|TOC|LastUpdated|Edit|Tag|Paginator|BackToTop|ContentVisibility|MDXContent)`
const LIBRARIES = String.raw`@docusaurus[\\/](?:theme-common|plugin-content-docs|core)[\\/]lib[\\/]`
/** This includes the part of style sheets that scripts use: the names of their classes. The styles are all in one file. */
const CODE = String.raw`.*\.(?:[jt]sx?|css)$`

const shared = { chunks: 'async', enforce: true, type: /^javascript/ } as const

/**
 * The modules that every page loads, and those that every docs page loads as well. Each group goes into one chunk: fewer
 * requests, and text that repeats compresses better in one piece.
 */
const CHUNK_GROUPS = {
  docsFrame: { ...shared, name: 'docs-frame', test: new RegExp(`${THEME}${DOCS_PART}${CODE}`), priority: 46 },
  frame: {
    ...shared,
    name: 'frame',
    test: new RegExp(`(?:${THEME}${APART}|${LIBRARIES})${CODE}`),
    priority: 45,
  },
}

/**
 * Folders whose styles only some pages need: those of the demos (except for their frame, which is in the HTML before
 * there are scripts) and of parts that few pages have. Their styles go with their scripts.
 */
const STYLED_APART = String.raw`demos[\\/](?!frame[\\/])[^\\/]+|components[\\/](?:home|errors|comparison|demo-gallery|playground|symptoms)|try-it`

/** Narrows Docusaurus's own group of styles, which would put all of them into one file that every page loads. */
export const STYLES = { test: new RegExp(String.raw`^(?!.*[\\/]src[\\/](?:${STYLED_APART})[\\/])`) }

/** The groups in the bundler's form. */
export function chunkGroups(): Readonly<Record<string, (typeof CHUNK_GROUPS)['frame'] | typeof STYLES>> {
  return { ...scriptGroups(), styles: STYLES }
}

function scriptGroups(): Readonly<Record<string, (typeof CHUNK_GROUPS)['frame']>> {
  return isLeftOut('chunk-groups') ? {} : CHUNK_GROUPS
}

/** Expects that each group has modules, because the bundler makes no chunk for an empty group. */
export function expectedChunks(): Expectation[] {
  return Object.values(scriptGroups()).map(({ name }) => ({
    among: 'chunks',
    test: new RegExp(`^${name}$`),
    ours: 'src/plugins/browser-bundle/chunks.ts',
    platform: 'the folders lib/theme of @docusaurus/theme-classic and lib of @docusaurus/theme-common',
  }))
}
