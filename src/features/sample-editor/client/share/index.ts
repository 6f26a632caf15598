/** Edited code in an address: `#try=<block>:<data>`. */
export { decodeEdits } from './decode'
export { encodeEdits } from './encode'
export { readTryHash, tryHash, withSelected, type SelectedAction, type TryHash } from './hash'
