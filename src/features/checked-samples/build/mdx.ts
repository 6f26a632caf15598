/** What the text of pages goes through. */
export { remarkSamples } from './samples-remark'
export { sampleService } from './service'
