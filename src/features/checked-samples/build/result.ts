import type { Page } from './page/read-page'

/** The type of an identifier of a sample. Lines and columns count from 0, in the fence's code. */
export interface Hover {
  line: number
  column: number
  length: number
  /** What the compiler says of it, for example `const store: EnhancedStore<…>`. May have several lines. */
  text: string
}

/** An error that a sample announced with `// @errors:` and that the compiler reported. */
export interface ReportedError {
  /** Line on which it was reported, from 0, in the fence's code. */
  line: number
  /** For example 2345. */
  code: number
  /** The compiler's words, without the code. May have several lines. */
  message: string
}

/** What a run that went as the page says left behind. */
export interface RunRecord {
  /** How many comparisons (`// →`, `// throws`) it made. */
  checks: number
  /** What the screen showed at the end, a line of text for each line there; empty without a DOM. */
  screen: string[]
  /** The requests that its simulated server answered, like `GET /tickets 200`. */
  requests: string[]
}

/** What the check of one `ts` or `tsx` fence found. There is one only for fences that passed, and for drafts. */
export interface SampleResult {
  /** True if nothing was proven of it: it has its JavaScript form, and no more. */
  draft?: boolean
  expectedErrors: ReportedError[]
  /** The whole fence without its types, formatted; absent where it is the same, empty where only types were. */
  javascript?: string
  hovers: Hover[]
  /** What its run left behind, if the fence was executed and every assertion in it held. */
  run?: RunRecord
}

/** Where the browser finds the samples of a page that can be edited. */
export interface EditableSamples {
  /** From the root of the site. */
  address: string
  /** The numbers of the blocks in the page. */
  blocks: ReadonlySet<number>
}

/** Where the browser finds what a page's blocks need once a reader asks. */
export interface Published {
  /** The types of the page's names; absent if there are none. */
  typesAddress?: string
  /** The samples that can be edited; absent if there are none. */
  editable?: EditableSamples
}

/** A page as it was read, and the results of the check by the index of the fence. */
export interface PageResults extends Published {
  page: Page
  results: ReadonlyMap<number, SampleResult>
  /** The version of the library that the samples ran on. */
  version: string
}
