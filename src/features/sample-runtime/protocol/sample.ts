/** What the tests of a challenge note when one begins: this, and its sentence. Only the editor takes notes. */
export const BEGUN_TEST = 'Begun test: '

/** What the browser needs of a challenge, beside the files that its sample starts with. */
export interface ChallengeData {
  id: string
  title: string
  /** Another one when what it starts with, or its tests, are changed. */
  version: string
  /** The file with the tests, which readers can look at and not change: `src/cartSlice.test.ts`. */
  testFile: string
  /** The right ways that the build has proven, with the files that they change; the first one is the usual one. */
  solutions: readonly Solution[]
  /** The challenge that comes next in the site; absent in the last one. */
  next?: { title: string; address: string }
}

/** A right way to solve a challenge. */
export interface Solution {
  /** What distinguishes it from the usual way: `by returning a new state`. */
  way?: string
  files: readonly TryFile[]
}

/** A file of a sample's project, in one language. */
export interface TryText {
  code: string
  /** The lines that the page hides, first and last, from 0; the editor folds them. */
  hidden: readonly (readonly [first: number, last: number])[]
}

/** A file of a sample's project. */
export interface TryFile {
  /** As imports name it in TypeScript: `src/store.ts`. */
  name: string
  typescript: TryText
  /** Without types, as the page shows it; absent where it is the same. */
  javascript?: TryText
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
  /** The live demo whose shown files these are: none of them is the sample's own, because the demo runs them. */
  demo?: string
  /** The name of the file that the block shows, where it isn't the first: a component, whose test comes first. */
  shown?: string
  /** What the build saw on the screen at the end, a line for each line there; absent for a demo, and without a document. */
  screen?: readonly string[]
  /** What the page says that it prints. */
  printed?: string
  /** The challenge that starts with these files. */
  challenge?: ChallengeData
}

/** Whether a sample runs in a document, which the reader sees. */
export function hasScreen({ screen, demo }: TrySample): boolean {
  return screen !== undefined || demo !== undefined
}

/** The samples of a page, by their number in the page. The build writes one such file for each page that has any. */
export type TrySamples = Readonly<Record<string, TrySample>>
