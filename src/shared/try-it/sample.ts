/** A file of a sample's project, by the name that imports use: `src/store.ts`. */
export interface TryFile {
  name: string
  /** TypeScript. */
  code: string
  /** The same without types, as the page shows it; absent where it is the same. */
  javascript?: string
}

/** The environments that a sample's libraries are built for. */
export type TryEnvironment = 'development' | 'production'

/** What the browser needs to edit an executed sample, and to run it. */
export interface TrySample {
  /** The sample's own files come first, in the order in which they run; then the files of the page that they import. */
  files: readonly TryFile[]
  /** How many of the files are the sample's own. */
  own: number
  /** The simulated server that answers its requests. */
  server?: string
  environment: TryEnvironment
  /** What the page says that it prints. */
  printed?: string
}

/** The samples of a page, by their number in the page. The build writes one such file for each page that has any. */
export type TrySamples = Readonly<Record<string, TrySample>>
