/** What the text of pages goes through, and what it reads. */
export { remarkOptions } from './options-remark'
export { passedPages } from './passed-pages'
export { readSince, SINCE_FILE, type SinceLedger } from './since/read-since'
export { remarkSince } from './since/remark'
export { openLater } from './surface/surface-cache'
export { remarkTables } from './tables-remark'
