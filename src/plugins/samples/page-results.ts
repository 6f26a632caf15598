import type { Page } from './page/read-page'
import type { SampleResult } from './result'

/** A page as it was read, and the results of the check by the index of the fence. */
export interface PageResults {
  page: Page
  results: ReadonlyMap<number, SampleResult>
  /** The version of the library that the samples ran on. */
  version: string
  /** Where the browser finds the types of the page's names; absent if there are none. */
  typesAddress?: string
}
