/** Edited code in an address: `#try=<block>:<data>`. */
export { decodeEdits, type Decoded } from './decode'
export { encodeEdits } from './encode'
export { readTryHash, tryHash, type TryHash } from './hash'
