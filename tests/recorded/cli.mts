// Notes what passed in the browser: see recorded.ts. `npm run record:in-browser` calls it without parameters. With
// `--unchanged` it prints the test files that need not run, as JSON: they passed, and nothing that they are about changed.
import { attackSubject } from '../browser/attack-subject'
import { sampleSubject } from '../browser/published-samples'
import { pageSubject } from '../pages/page-subject'
import { choose, record } from './recorded'
import { specSubject } from './spec-subject'

const specs = specSubject()
if (process.argv.includes('--unchanged')) {
  const chosen = new Set(choose(specs, () => false))
  console.log(JSON.stringify(specs.items.filter((spec) => !chosen.has(spec))))
} else {
  record(specs)
  record(sampleSubject())
  record(pageSubject())
  record(attackSubject())
}
