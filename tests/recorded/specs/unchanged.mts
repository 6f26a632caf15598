// Prints the test files for Playwright that need not run, as JSON: they passed, and nothing that they are about has changed.
import { choose } from '../recorded'
import { specSubject } from './spec-subject'

const subject = specSubject()
const chosen = new Set(choose(subject, () => false))
console.log(JSON.stringify(subject.items.filter((spec) => !chosen.has(spec))))
