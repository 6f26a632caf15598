import { webkit } from './webkit'
import { testAsReader } from './reader'

testAsReader(webkit)
