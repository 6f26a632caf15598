/** What the scripts of `npm run upgrade` compare with a new version of the library. */
export { extractErrorCodes } from './error-codes'
export { extractMessages } from './messages/extract-messages'
export { compareMessages, readTextFiles } from './messages/gate'
export { readSince, SINCE_FILE } from './since/read-since'
