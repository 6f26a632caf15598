import type { ReadingHost } from './host'
import type { WatchedApi } from './queries'
import type { Recording } from './recording'
import type { Rows } from './rows'
import type { WorkLog } from './work'

/** What is known of a run. */
export interface RecordedRun {
  host: ReadingHost
  recordings: Recording[]
  apis: readonly WatchedApi[]
  work: WorkLog
  rows: Rows
}
