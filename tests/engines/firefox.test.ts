import { firefox } from './firefox'
import { testAsReader } from './reader'

testAsReader(firefox)
