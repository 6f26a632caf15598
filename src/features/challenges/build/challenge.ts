import type { RootContent } from 'mdast'

import type { ChallengeTest } from '../shared/find-tests'

/** A file of a challenge, as it is written in a fence. */
export interface ChallengeFile {
  /** `src/cartSlice.ts` */
  title: string
  language: string
  /** The words after the language, without the one that says what the file is for. */
  meta: string
  code: string
  /** The line of the text on which the fence opens, from 1. */
  line: number
}

/** Files that take the place of those that a challenge starts with. */
export interface Attempt {
  /** Of a solution, what distinguishes it; of a wrong attempt, the test that it fails. */
  label: string
  files: ChallengeFile[]
}

/** A challenge as its author has written it. */
export interface Challenge {
  id: string
  title: string
  /** From 1, easy, to 3. */
  level: number
  minutes: number
  /** The path of its text from the site's folder, and the line on which it begins, from 1. */
  source: string
  line: number
  /** The address of the page that shows it. */
  page: string
  task: RootContent[]
  start: ChallengeFile[]
  tests: ChallengeFile
  /** The sentences that the reader sees, with their lines in the tests' file. */
  names: ChallengeTest[]
  /** The first one is the usual way. */
  solutions: Attempt[]
  wrong: Attempt[]
  hints: RootContent[][]
  explanation: RootContent[]
}
