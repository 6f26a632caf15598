/** What the scripts of `npm run upgrade` compare with a new version of the library. */
export { readSince, SINCE_FILE } from './since/read-since'
