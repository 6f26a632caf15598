/**
 * What answers questions that only a press of a button asks. This is a script of its own, which the page fetches at the first such
 * press: no editor loads it otherwise. It is evaluated behind the sample, so what that has redefined can break these answers, and no
 * others.
 */
export { exportHistory } from './export'
export { importHistory } from './import'
export { takeSnapshot } from './snapshot'
export { writeTest } from './write-test'
