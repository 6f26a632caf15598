/** Written by `src/features/error-messages/build` while building, without the sections of the page. */
declare module '@generated/error-messages/default/known' {
  import type { KnownError } from '@site/src/features/error-messages/types'
  const errors: readonly KnownError[]
  export default errors
}

declare module '@generated/error-messages/default/remedies' {
  import type { Remedies } from '@site/src/features/error-messages/types'
  const remedies: Remedies
  export default remedies
}

/** Written by `src/features/api-reference/build` while building. */
declare module '@generated/library/default/error-codes.json' {
  import type { ErrorCodeList } from '@site/src/features/error-messages/types'
  const list: ErrorCodeList
  export default list
}

declare module '@generated/library/default/known-errors.json' {
  import type { ListedGroup } from '@site/src/features/error-messages/types'
  const groups: ListedGroup[]
  export default groups
}

/** Empty while authoring. */
declare module '@generated/library/default/figures.json' {
  import type { LibraryFigures } from '@site/src/config/figures'
  const figures: Partial<LibraryFigures>
  export default figures
}

/** Written by `src/features/search/build` while building: an entry on each line. */
declare module '@generated/search-index/default/synonyms' {
  const lines: string
  export default lines
}

declare module '@generated/search-index/default/site-names.json' {
  import type { SiteNames } from '@site/src/features/search/build'
  const names: SiteNames
  export default names
}

declare module '@generated/search-index/default/start.json' {
  import type { StartTexts } from '@site/src/features/search/build'
  const start: StartTexts
  export default start
}

/** Written by `src/features/releases/build` while building. */
declare module '@generated/releases/default/releases.json' {
  import type { Release } from '@site/src/features/releases/release'
  const releases: readonly Release[]
  export default releases
}

/** Written by `src/features/symptoms/build` while building. */
declare module '@generated/symptoms/default/groups.json' {
  import type { SymptomGroup } from '@site/src/features/symptoms/symptom'
  const groups: readonly SymptomGroup[]
  export default groups
}

/** Written by `src/features/built-site` while building. */
declare module '@generated/built-pages/default/redirects' {
  import type { Redirect } from '@site/src/config/redirects'
  const redirects: readonly Redirect[]
  export default redirects
}

/** Written by `src/features/built-site` while building. */
declare module '@generated/built-pages/default/heading-id-aliases' {
  import type { HeadingAliases } from '@site/src/features/built-site/heading-ids/aliases'
  const aliases: HeadingAliases
  export default aliases
}

/** Written by `src/features/checked-samples/build` while building; empty while authoring. */
declare module '@generated/samples/default/figures.json' {
  import type { SampleFigures } from '@site/src/config/figures'
  const figures: Partial<SampleFigures>
  export default figures
}

/** Written by `src/features/recorded-trace/build` while building. */
declare module '@generated/recorded-trace/default/trace.json' {
  import type { Trace } from '@site/src/features/recorded-trace/shared/trace'
  const trace: Trace
  export default trace
}

/** Written by `src/features/demos/build` while building: all live demos, in the order of the gallery. */
declare module '@generated/demos/default/catalog.json' {
  import type { SampleAbout } from '@site/src/features/demo-catalog/samples'
  const demos: readonly SampleAbout[]
  export default demos
}

/** Written by `src/features/demos/build` while building: all demos at once, for the server. */
declare module '@generated/demos/default/all' {
  import type { ComponentType } from 'react'
  export const DEMOS: Readonly<Record<string, ComponentType>>
}

/** `src/features/demos/frame/stills/server.tsx` on the server, else `browser.ts` beside it: see `src/features/demos/build`. */
declare module '@demo-stills' {
  export { getStill } from '@site/src/features/demos/frame/stills/browser'
}

/** Written by `src/features/demos/build` while building: loads the code of each demo, the library included. */
declare module '@generated/demos/default/load' {
  import type { ComponentType } from 'react'
  export const LOADERS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>
}
