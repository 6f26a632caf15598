import type { TryFile } from './sample'

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
