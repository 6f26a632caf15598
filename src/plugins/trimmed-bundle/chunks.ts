/** A group of modules that goes into one chunk: fewer requests, and text that repeats compresses better in one piece. */
interface ChunkGroup {
  name: string
  /** Matches the path of a module. */
  test: RegExp
  /** Matches the type of a module. */
  type: RegExp
  chunks: 'async'
  enforce: true
  priority: number
}

/** The theme's own parts, and ours in `src/theme/`. */
const THEME = String.raw`(?:@docusaurus[\\/]theme-classic[\\/]lib|[\\/]src)[\\/]theme[\\/]`
/** Parts that only some pages or some moments need stay in chunks of their own. */
const APART = String.raw`(?!SearchPage|SearchBar[\\/](?:Modal|modal|Outcome|dialog|group|watch)|NotFound|Error|MDXPage|Tabs)`
const DOCS_PART = String.raw`(?:Doc|TOC|LastUpdated|Edit|Tag|Paginator|BackToTop|ContentVisibility|MDXContent)`
const LIBRARIES = String.raw`@docusaurus[\\/](?:theme-common|plugin-content-docs|core)[\\/]lib[\\/]`
/** Also of style sheets, but only what scripts know of them: the names of their classes. Styles are all in one file. */
const CODE = String.raw`.*\.(?:[jt]sx?|css)$`

const shared = { chunks: 'async', enforce: true, type: /^javascript/ } as const

/** What every page loads, and what every page of the docs loads besides. */
export const CHUNK_GROUPS: Readonly<Record<string, ChunkGroup>> = {
  docsFrame: { ...shared, name: 'docs-frame', test: new RegExp(`${THEME}${DOCS_PART}${CODE}`), priority: 46 },
  frame: {
    ...shared,
    name: 'frame',
    test: new RegExp(`(?:${THEME}${APART}|${LIBRARIES})${CODE}`),
    priority: 45,
  },
}
