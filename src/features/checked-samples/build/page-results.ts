import type { Page } from './page/read-page'
import type { Published } from './publisher'
import type { SampleResult } from './result'

/** A page as it was read, and the results of the check by the index of the fence. */
export interface PageResults extends Published {
  page: Page
  results: ReadonlyMap<number, SampleResult>
  /** The version of the library that the samples ran on. */
  version: string
}
